import type { Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { shutElsewhere } from '../elsewhere/officials.ts'
import { offersToBlock } from './block-service.ts'
import { OTHER_LINES } from './threatens-cut-off.ts'

/** Of a road, a purse or a suitcase; and a room that is held for a guest. */
const OTHER_LIMITS: Phrases = {
  en: [
    'to hold ..2 date|room|seat|seats|booking|place|slot|table|spot',
    'exceeded|exceeding|exceeds|reached ..2 speed|weight|baggage|luggage|credit|spending|daily|transfer|age ..1 limit|limits',
  ],
  ar: [],
}

/** A lock that was taken off an account, and what follows only if the reader did not do it himself. */
const ONLY_TOLD: Phrases = {
  en: [
    'factor|step|2fa|mfa|authenticator ..3 disabled|deactivated|removed|off ..4 {account}',
    'someone|somebody|anyone else|may|might|could ..2 have ..2 compromised|hacked|breached|access|accessed|gained',
    'or|if|you think|suspect|believe ..4 account ..4 compromised|hacked|breached|misused',
  ],
  ar: [
    'إيقاف|تعطيل|إلغاء ..1 التحقق|المصادقة|خاصية|الإشعارات|التنبيهات ..4 حسابك|حساب',
    // What the reader himself may ask the bank for.
    '@phone|#|بنا|معنا|بالبنك|التطبيق|فورا ..1 لإيقاف|لتجميد|لحظر|لتعطيل ..0 {account}|البطاقة|الحساب',
    'أوقف|جمد|أوقفي|جمدي ..0 {account}|البطاقة|الحساب',
  ],
}

/** What is the writer's own is no threat to the reader. */
const THE_WRITERS: Phrases = {
  en: ['my ..2 account|accounts|card|cards|wallet|profile|mailbox|sim|number|line|netbanking'],
  ar: ['حسابي|حساباتي|بطاقتي|بطاقاتي|محفظتي|شريحتي|هويتي', 'حسابي|بطاقتي|محفظتي ..2 {block}'],
  others: ['mera|meri|mere|मेरा|मेरी|मेरे|میرا|میری|میرے ..1 {account}|card|कार्ड|کارڈ|line'],
}

const THREATS: Phrases = {
  en: [
    'reported ..2 your|ur|the|you ..2 account|profile|steam|discord|page ..6 mistake|accident|mistakenly|accidentally',
    'accident|accidentally|mistake|mistakenly ..3 reported|report ..2 your|ur|you',
    'your ..1 @brand ..4 suspended|deactivated|blocked|disabled',
    '{account} ..5 has|have|is|was|are|been|will|be|being|temporarily|about|soon ..4 {block}',
    'your ..1 service|services|number|line|connection ..4 suspended|deactivated|disabled|blocked|locked|restricted|terminated|disconnected|suspension|deactivation|disconnection',
    'block|blocking|suspend|suspending|deactivate|disable|disconnect|disconnecting|terminate|terminating ..2 your ..1 service|services|number|line|connection',
    '{account} {block}',
    '{block} ..4 {account}',
    'avoid|prevent|stop ..4 suspension|deactivation|termination|blocking|closure|disconnection|interruption|cancellation|restriction',
    'unusual|suspicious|unauthorized|unauthorised|unrecognized|unknown|irregular ..2 activity|behavior|behaviour|login|sign|transaction|attempt|access|device|payment|purchase|debit|charge',
    'lose|loss access',
    'undo|keep|retain ..5 present|current|same|existing|my password',
    'mail|mails|emails|email ..1 flow|delivery|sync|service ..1 stops|stop|ceases|interrupted|halted',
    'request ..4 delete|deactivate|close|terminate|remove ..3 mail|mailbox',
    'incoming|outgoing|pending ..2 mail|mails|messages|emails ..3 bounced|bounce|rejected|hold|stopped|suspended',
    'exceeded|reached|exceeding ..6 storage|quota|limit|capacity',
    'mailbox|webmail|storage|inbox ..4 almost|nearly ..1 full',
    '{account} ..6 de activated|activate',
    'unusual|suspicious|unauthorized|unauthorised|untrusted|irregular|abnormal ..2 activities|authorizations|signin|sign|connection',
    'undelivered|unreceived|held|quarantined|blocked|pending ..2 messages|emails|mails|mail|email ..6 server|release|release|view|deliver|retrieve|here|below|mailbox|webmail|delay',
    '{login_account} ..3 will ..2 be limited|closed|shutdown|shut|deleted',
    'limit|restrict ..2 what|access ..4 account',
    '{login_account} ..5 expired|expire|expires|expiring',
    'expired|expire|expires|expiring ..3 {login_account}',
    'misused|compromised|hacked|breached ..4 {login_account}',
    '{login_account} ..4 has|have|is|was|been ..3 limited|stopped|restricted',
    '{login_account} ..2 will ..1 stop',
    'limited {login_account}',
    '{login_account} ..5 misused|compromised|hacked|breached|iimited|exceeded|violated|flagged|deleted|frozen|inactive',
    'close|disable|disabled|terminate|deactivate ..3 {login_account}',
    'someone|somebody|else|another ..4 access|accessed|using|logged|login|signed|knows ..3 {account}|number|line',
    '{login_account} ..2 alert|warning',
    'keep ..3 {account} active|open|safe',
    'kyc ..5 expired|expire|update|pending|incomplete|suspended|block|blocked',
    'mailbox|storage|quota|inbox ..4 full|exceeded|limit|quota',
    'account ..6 verified|verify|verification ..6 {block}',
    'failure|failing|fail|unless|otherwise ..8 {block}',
    '{login_account} ..6 quarantine|quarantined|shutdown|deactivation|inactive|validation|verification ..8 avoid|now|immediately|otherwise|release|confirm|below|continue|click',
    'messages|mails|emails ..6 blocked|quarantine|quarantined|withheld|suspended ..6 administrator|server|validation|release|delivery',
    'inactive ..1 users|user|accounts|account ..8 deactivated|removed|closed',
    'prevent|avoid ..3 {login_account} ..4 shutdown|closed|disabled|deactivated|removed|closure|deactivation',
    'security alert ..6 {login_account}',
    'request ..3 delete|deactivate|close|terminate|remove ..3 {login_account}',
    '{login_account} ..3 % full',
    '{login_account} ..2 full|quota',
    'unread|undelivered|unreceived|pending|held|incoming|queued ..2 messages|message|mails|mail|emails|email ..4 will|be|being ..2 deleted|removed|lost|rejected',
  ],
  ar: [
    '{block} ..3 {account}',
    '{account} ..4 {block}',
    '{block} ..3 خدمة|الخدمة|خدمات|الخدمات المصرفية|البنكية|الإلكترونية|الرقمية',
    '{account} ..3 سيتم ..1 {block}',
    'بتوقف|بنوقف|ستتوقف|بتتوقف|بيوقفون|ستوقف ..2 خدماتك|خدماتكم|حسابك|بطاقتك|هويتك|رقمك|خطك',
    'نشاط|دخول|محاولة|عملية ..2 مشبوه|مشبوهة|غير|مريب',
    'لتجنب|تفادي|لتفادي|تجنب|لمنع ..2 {block}|الإيقاف|إيقاف|الحظر|التعليق|الإغلاق|الانقطاع',
    'تحديث ..2 بياناتك|بيانات|معلوماتك ..6 {block}|لتجنب|لتفادي',
    'فقدان|تفقد|تخسر|خسارة الوصول|حسابك|حساب',
    'مشكلة|خطأ|خلل ..4 حسابك|بطاقتك|الفوترة|فوترة|عضويتك',
    'حسابك|بطاقتك|محفظتك|هويتك|رقمك|حساب ..5 مقيد|مقفل|قفل|محدود|اختراق|مخترق|انتهت|مقيدة|مغلق|يغلق|سيغلق|ستغلق|توقف|ستتوقف|يتوقف|تعطيلها|مجمد|مجمدة|جمد',
    'حسابك|بطاقتك|محفظتك|هويتك|رقمك|حساب ..4 منتهي|منتهية الصلاحية|صلاحيته|صلاحيتها',
    'حجز|الحجز|تحفظ ..2 رصيدك|رصيدكم|أموالك|أموالكم|أرصدتك|حسابك|حسابكم',
    'قفل|تقييد|تجميد|أوقفنا|اختراق|قيدنا|جمدنا|توقيف ..3 حسابك|بطاقتك|حساب|عضويتك|بطاقة|محفظتك|الحساب|هويتك|حسابكم',
  ],
  others: [
    'conto|carta|utenza ..5 bloccato|bloccata|sospeso|sospesa|limitata',
    'rekening|akun ..5 diblokir|ditangguhkan|dinonaktifkan|geblokkeerd|opgeschort',
    'tài khoản ..8 khóa',
    'konto|kontos|zugang|karte|postfach ..6 gesperrt|eingeschränkt|deaktiviert|gelöscht|sperrung|abgelaufen|blockiert',
    'compte|carte|messagerie|boite ..5 suspendu|suspendue|bloqué|bloquée|désactivé|désactivée|limité|fermé|saturée|restreint',
    'cuenta|tarjeta|buzón ..5 suspendida|suspendido|bloqueada|bloqueado|limitada|desactivada|cancelada|restringida|inhabilitada',
    'conta|cartão|acesso ..5 suspensa|suspenso|bloqueada|bloqueado|desativada',
    'hesabınız|kartınız|hesabiniz|kartiniz ..5 askıya|kapatılacak|kapatıldı|bloke|engellendi|donduruldu',
    'счет|карта|карту|аккаунт|номер|сим ..4 заблокирован|заблокирована|заблокируют|заблокируем|будет|приостановлен',
    'একাউন্ট|অ্যাকাউন্ট|কার্ড|হিসাব ..6 বন্ধ|ব্লক|স্থগিত ..1 হয়ে|হবে|যাবে|করা|হয়েছে',
    'खाता ..2 बन्द|रोक्का|ब्लक ..1 हुँदैछ|हुनेछ|हुन्छ|गरिनेछ',
    'അക്കൗണ്ട്|കാർഡ്|സിം ..4 ബ്ലോക്ക്|ബ്ലോക്കാകും|തടയും|റദ്ദാക്കും',
    'கணக்கு|கார்டு|சிம்|அட்டை ..4 முடக்கப்படும்|நிறுத்தப்படும்|பிளாக்|முடக்கப்பட்டது',
    'ఖాతా|కార్డు|సిమ్ ..4 బ్లాక్|నిలిపివేయబడుతుంది|మూసివేయబడుతుంది',
    'ගිණුම|කාඩ්පත|සිම් ..4 අවහිර|අත්හිටුවනු|වසා',
    'ሂሳብዎ|አካውንትዎ|ካርድዎ ..4 ይዘጋል|ይታገዳል',
    '{account}|card|कार्ड|کارڈ|kyc|line ..5 band|block|blocked|freeze|बंद|ब्लॉक|بند|بلاک ..3 ho|hojayega|kar|हो|कर|ہو|کر|gaya|jayega',
    'be6aqtak|7esabak|7sabak|7esabek|raqmak|hoyetak|hoyetek ..4 tawaqqaf|yetsakkar|waqf|et3a66alat|yen2ati3|mu3allaq|tetsakkar|mawqoof|yetwaqqaf',
    'waqf|eeqaf|ta3leeq|tajmeed ..2 be6aqtak|7esabak|raqmak|be6aqtek|el bank',
  ],
}

const NO_THREATS: Phrases = {
  en: [...OTHER_LINES.en, ...OTHER_LIMITS.en, ...ONLY_TOLD.en],
  ar: ONLY_TOLD.ar,
}

/** Threatens that an account, card or number of the reader's is blocked or will be. */
const threatensTheReader = phraseSignal('threatens-account', THREATS, {
  negations: 'denials',
  except: {
    en: [...NO_THREATS.en, ...THE_WRITERS.en],
    ar: [...NO_THREATS.ar, ...THE_WRITERS.ar],
    others: THE_WRITERS.others!,
  },
  when: (content) => !offersToBlock(content),
})

/** A visitor who asks what to think of it tells of his own: "a message says my card is blocked". */
const threatensTheVisitor = phraseSignal('threatens-account', THREATS, {
  negations: 'denials',
  except: NO_THREATS,
  when: (content) => content.words.asksAdvice && !offersToBlock(content),
})

export const threatensAccount = firstOf(threatensTheReader, threatensTheVisitor, shutElsewhere)
