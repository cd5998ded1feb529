import { isToKin, leadsToStrangers } from '../../entities/strangers.ts'
import type { Prepared } from '../../prepared.ts'
import { compile, occurs, type Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { approveElsewhere } from '../elsewhere/secrets.ts'

/** What colleagues and friends ask of each other, in a system of their own. */
const AMONG_OURSELVES: Phrases = {
  en: [
    'leave|vacation|holiday|absence|wfh|remote|overtime|shift|swap|expense|expenses|reimbursement|claim|claims|travel|trip|training|timesheet|timesheets|budget|quotation|procurement|purchase|po|pr|pull|merge|change|review|vendor|invoice|hiring|recruitment|promotion|calendar|meeting|invite|invitation|friend|follow|follower|connection|linkedin|booking|room|maintenance|visitor|gate|pass ..1 request|requests|claim|notification|message',
    'request|requests ..1 for|of ..2 leave|vacation|holiday|absence|overtime|expense|expenses|reimbursement|travel|trip|training|timesheet|budget|quotation|purchase|po|invoice|hiring|meeting|room',
  ],
  ar: [
    'طلب|طلبات إجازة|إجازات|شراء|سلفة|إذن|استئذان|مغادرة|صرف|سفر|مصاريف|مصروفات|تدريب|دورة|نقل|توظيف|عمل|دوام|صيانة|صداقة|انضمام|متابعة|اجتماع|عهدة|إضافي|تعويض|بدل',
  ],
}

/** A phone, a bank or an identity of the reader's own: there a stranger's request waits, however he calls it. */
const OWN_KEYS = compile({
  en: [
    'your|ur|the ..1 phone|mobile|cell|handset',
    'your app',
    'uae pass',
    'bank|banking|otp|login|whatsapp|police|refund|hacker',
  ],
  ar: [
    'هاتفك|جوالك|تلفونك|موبايلك|تليفونك|بنك|البنك|الشرطة|واتساب|المباحث',
    'الهوية الرقمية',
    'رمز|الرمز|كود|الكود|السري',
  ],
})

const PHRASES: Phrases = {
  en: [
    'approve|accept|allow|authorise|authorize|confirm ..4 request|notification|prompt|push|popup|signature|message|pop ..6 see|appears|appear|comes|receive|get|phone|app|shown|screen|now|uae|cancel|stop|so',
    'approve|accept|allow|authorise|authorize|confirm|sign|press|select|tap ..6 to|so ..3 cancel|stop|block|reverse|reject|close|reactivate ..4 case|complaint|transaction|request|payment|hacker|loan|it|fine|penalty|order|them',
    'press|tap|select|choose|pick|click ..3 number|# ..6 phone|screen|app|appears|shown|see|displayed',
    'press|tap|select|choose|pick ..2 # ..3 so|in|on ..6 cancel|phone|stop|app|uae|screen|reject',
    'number|request|notification|prompt|message ..5 phone|screen|app|uae ..5 press|tap|approve|accept|select|choose|yes|allow',
    'get|receive|see ..4 notification|request|prompt|popup ..3 just|simply|please|kindly ..1 press|tap|approve|accept|confirm|allow',
    'see|receive|get|find ..3 request|notification|prompt|number|popup ..6 press|tap|approve|accept|select|choose|yes|allow|confirm|it',
    'scan ..4 qr|code ..5 link|whatsapp|device|login|session',
    'press|tap|say|click|choose yes|ok|accept|approve|allow ..6 when|app|application|asks|phone|screen|message',
    'press|tap|choose|select|give allow|permit|permission|access ..6 so|to|driver|agent|location|see|camera',
    'press|tap|click|hit ..2 confirm|approve|yes|allow ..3 tell|inform|message ..1 me|us',
    'prompt ..6 press|enter|put|type ..4 pin|1',
    'request|requests|note ..2 on|to|in|at ..1 your|ur ..1 uae ..8 accept|approve|press|select|confirm',
    'uae pass request|requests|note|notification|sign|prompt|popup|pop ..4 come|comes|coming|now|will|while ..6 press|accept|approve|select|yes|sign',
    'approve|accept|sign ..2 uae pass ..2 note|sign|request ..4 while|when|now|im',
    'uae pass ..4 press|tap|confirm|choose|select ..4 number|# ..0 #',
    'approve|accept|allow|authorise|authorize|confirm ..2 uae pass ..2 request|notification|prompt|login|message',
    'by approving|accepting|authorising|authorizing|confirming ..2 notification|prompt|push|login|request',
    'press|tap|hit|choose|select|click ..1 confirm|approve|accept|allow|yes ..2 on|in ..2 notification|request|prompt|popup|uae',
  ],
  ar: [
    'وافق|الموافقة|موافقة|اقبل|قبول|توافق|اعتماد|اعتمد|صادق|وافقي|تقبل ..3 طلب|الطلب|إشعار|الإشعار|الاشعار|اشعار|الرسالة|التنبيه ..6 يظهر|يصلك|توصلك|ظهر|الآن|الحين|لإلغاء|عشان|حتى|وصلك|هاتفك|تطبيق|يوصلك|لايقاف|لإيقاف|بيوصلك|الهوية',
    'اضغط|الضغط|انقر|دوس ..1 موافقة|الموافقة|موافق ..6 الرقم|رقم|السري|الرمز',
    'طلب ..2 موافقة|الموافقة ..14 اضغط|الضغط|وافق|موافقة|بالموافقة',
    'إشعار|اشعار|طلب ..2 في|على|عبر ..1 الهوية الرقمية ..2 وافق|وافقي|اقبله|اقبليه|اقبل|اقبلي|اعتمده|اعتمد',
    'وافق|اقبل|وافقي|اضغط|اعتمد|وقع ..4 لإلغاء|لايقاف|لإيقاف|عشان|حتى|لرفض ..3 إلغاء|نلغي|ألغي|المعاملة|العملية|البلاغ|الشكوى|القضية|الطلب|المخالفة|يلغى|نوقف',
    'اضغط|اختر|انقر|اختار|اضغطي|تضغط|دوس ..2 رقم|الرقم|# ..5 يظهر|ظهر|هاتفك|الشاشة|لإلغاء|لايقاف|عشان|شاشة|تلفونك|التطبيق|قدامك',
    'رقم|الرقم|طلب|إشعار|اشعار ..4 هاتفك|الشاشة|شاشتك|تلفونك|جوالك|التطبيق ..4 اضغط|وافق|اختر|اضغطي|اقبل|اختار',
    'اضغط|اختار|اختر|قل|دوس نعم|موافق|أوافق|قبول|موافقة',
    'اضغط|اختر|اعط ..1 السماح|سماح|إذن|صلاحية',
    'وافق|وافقي|توافق|اقبل|قبل|كونفيرمي ..4 دير|ديري|حط|حطي|اكتب|دخل|ادخل|دخلي ..2 كود|السري|رمز|بين|القن',
    'رد|ردي|مكالمة ..4 اضغط|اضغطي|دوس|دوسي ..1 # ..2 واكتب|واكتبي|اكتب|دخل|وادخل ..3 السري|بين|رقمك',
    'توافقين|توافقي|وافقي|وافق|توافق|اقبل|اقبلي ..2 الاشعار|الإشعار|اشعار ..1 اللي|الي|يلي ..1 ياك|ياج|ياي|جاك|وصلك|وصلج|يوصلك|يوصلج|بيوصلك|بيوصلج|بييك|بييج|بيجيك',
  ],
  others: [
    'request|notification|prompt|रिक्वेस्ट|नोटिफिकेशन|ریکویسٹ|نوٹیفکیشن ..8 accept|approve|confirm|allow|एक्सेप्ट|अप्रूव|मंजूर|قبول|منظور|اپروو ..1 kar|karo|karein|kare|karen|kijiye|kardo|karden|karlo|कर|करो|करें|कीजिए|کر|کریں|کرو|کیجیے',
    'approve|accept|confirm ..1 po|mo|nyo|niyo|ninyo|na|lang|muna ..6 request|notification|prompt',
    'request|notification|prompt ..6 paki|pa|pwede|pwedeng|pakisuyo ..1 approve|accept|confirm',
  ],
}

/** What opens the reader's identity or account: whatever waits there for approval lets in whoever started it. */
const KEYS = compile({
  en: ['uae pass', 'digital id|identity', 'bank|banking ..1 app'],
  ar: ['الهوية الرقمية', 'يو اي باس', 'تطبيق|التطبيق ..1 البنك|المصرف'],
  others: ['یو اے ای پاس', 'यूएई पास'],
})

/** "The request that I sent": it is not the reader who started it. */
const SENT_BY_OTHERS = compile({
  en: [
    'request|notification|prompt|login|push ..1 i|ive|we|weve|he|she|they|colleague|officer|agent ..2 send|sent|sending|pushed|triggered|initiated|raised',
    'i|ive|we|weve|he|she|they|colleague|officer|agent ..3 send|sent|sending|pushed|triggered|initiated|raised ..5 request|notification|prompt|login|push',
    'request|notification|prompt ..6 sent|pushed|triggered|initiated by ..2 our|my|the|me|us',
  ],
  ar: [
    'طلب|الطلب|إشعار|الإشعار|طلبا|إشعارا ..5 طرشته|طرشناه|أرسلته|أرسلناه|أرسلتها|دزيته|بعثته|بعثناه|بعته|بعتهولك|سويته',
    'طرشت|طرشنا|أرسلت|أرسلنا|دزيت|بعثت|بعثنا|بعت|بعتلك|بطرش|سويت ..3 طلب|طلبا|إشعار|إشعارا|دخول',
  ],
  others: [
    'request|notification|रिक्वेस्ट|नोटिफिकेशन|ریکویسٹ|نوٹیفکیشن ..2 bheji|bheja|bhej|भेजी|भेजा|भेज|بھیجی|بھیجا|بھیج|sinend|pinadala',
    'sinend|pinadala|nagsend|nagpadala|nasend ..4 request|notification',
    'tarasht|tarrasht|tarashna|arsalt|dazzeit|b3att|ba3att ..2 talab|request|notification',
  ],
})

const APPROVALS: Phrases = {
  en: ['approve|accept|confirm|authorise|authorize|allow'],
  ar: ['وافق|وافقي|توافق|توافقين|اقبل|اقبله|اقبلي|اعتمد|اعتمده|أكد|أكده|اضغط|اضغطي'],
  others: ['wafeg|wafig|wafiq|waafeg|wafgi|एक्सेप्ट|अप्रूव|मंजूर|منظور|اپروو'],
}

/** "Sign in with it and approve": what the reader starts himself. */
const OWN_LOGIN = compile({
  en: [
    'log|login|sign|signing|logging ..1 in|on ..1 with|using|via|through|by ..2 uae|digital|app',
    'login with|using|via ..2 uae|digital|app',
    'after|once|when you ..2 log|login|sign',
    'if|unless you|u ..2 started|requested|initiated',
    'if|unless|when you|u ..1 are|were|re ..1 signing|logging ..1 in',
  ],
  ar: [
    'سجل|تسجيل|الدخول|ادخل|سجلي ..2 عبر|بواسطة|باستخدام|عن|من ..2 الهوية|يو',
    'إذا|لو كنت ..1 أنت|طلبته|طلبتها',
  ],
})

/** Whether somebody else started what waits at the reader's identity or in his bank's app. */
export function sentByOthers(content: Prepared): boolean {
  return (
    occurs(content.words, KEYS) && occurs(content.words, SENT_BY_OTHERS, 'any') && !isToKin(content)
  )
}

function startsItHimself(content: Prepared): boolean {
  return (
    occurs(content.words, OWN_LOGIN, 'any') && !leadsToStrangers(content) && !sentByOthers(content)
  )
}

const ofStrangers = phraseSignal('asks-to-approve', PHRASES, { negations: 'any' })

const besideOurOwn = phraseSignal('asks-to-approve', PHRASES, {
  negations: 'any',
  except: AMONG_OURSELVES,
})

const asksToApproveInWords = (content: Prepared) => {
  if (!occurs(content.words, OWN_KEYS)) return besideOurOwn(content)
  return isToKin(content) || startsItHimself(content) ? [] : ofStrangers(content)
}

const approvesOthers = phraseSignal('asks-to-approve', APPROVALS, {
  negations: 'any',
  when: sentByOthers,
})

/** Wants a request, a sign-in or a number to be approved where the reader alone may do so. */
export const asksToApprove = firstOf(asksToApproveInWords, approvesOthers, approveElsewhere)
