import { hasNoTrustedLink } from '../../entities/strangers.ts'
import type { Phrases } from '../../text/phrases.ts'
import type { Span } from '../../types.ts'
import { type Detector, firstOf, phraseSignal } from '../detector.ts'

/** What the menus of messengers say of a device, what need not be done, and what heads the list of what is known of a sign-in. */
const MENUS: Phrases = {
  en: [
    'link ..1 device|devices',
    'linked devices|device',
    'without ..2 clicking|opening|following|tapping',
    'login|access detail|details|activity|attempt|attempts|location|time|date|history',
  ],
  ar: ['ربط ..1 جهاز'],
}

const LONGEST_BUTTON = 60
const MOST_BUTTONS = 6
const FETCHES = String.raw`read now|(?:read|view|release|unlock)(?:[ \t](?:my|your|the|all|pending|held)){0,2}[ \t](?:messages?|e?-?mails?|mailbox|account)`
const SIGNS_IN =
  're-?authenticate|keep (?:my|same|current|the same|using)|cancel (?:the |my |this )?(?:removal|deletion|de-?activation|closure|termination|shutdown)|re-?validate|validate|verify|confirm|restore|retrieve|recover|re-?activate|sign[ -]?in|log[ -]?in'
const IN_ARABIC = 'اقرأ|تحقق|أكد|تأكيد|استعادة|تفعيل|تسجيل الدخول'
/** The words on a button that signs in, proves who the reader is or fetches what waits. */
const BUTTON = new RegExp(
  String.raw`^[ \t>*[(]{0,6}((?:${FETCHES}|${SIGNS_IN}|${IN_ARABIC})(?![\p{L}\p{N}])(?:[ \t]{1,2}[^\s.?!:;,\])>*»]{1,20}){0,4})[ \t\])>*»!]{0,4}$`,
  'iu',
)

/** A button whose link was lost when the mail was copied: a line that stands apart and says what it does. */
const hasLostButton: Detector = ({ type, text, links }) => {
  if (type !== 'email' || links.length > 0) return []
  const lines = text.split('\n')
  const spans: Span[] = []
  let start = 0
  for (const [at, line] of lines.entries()) {
    const isApart = at > 0 && !lines[at - 1]!.trim() && !lines[at + 1]?.trim()
    const words = isApart && line.length <= LONGEST_BUTTON ? BUTTON.exec(line) : null
    if (words) {
      const from = start + line.indexOf(words[1]!)
      spans.push({ start: from, end: from + words[1]!.trimEnd().length })
    }
    start += line.length + 1
  }
  return spans.length > 0
    ? [{ code: 'asks-to-follow-link', params: {}, spans: spans.slice(0, MOST_BUTTONS) }]
    : []
}

const tellsToFollow = phraseSignal(
  'asks-to-follow-link',
  {
    en: [
      'log|sign in ..1 here',
      'verify|login|reactivate|unlock here',
      '{enter}|refill|register|settle|pay|renew|claim|apply|reschedule ..8 via|through|at|on|using ..1 the|this|our ..1 link',
      'enter ..1 the ..1 link',
      'open|visit|use ..1 the ..1 link ..2 to|below|above',
      'on|via|through|at|from|see ..2 link|url ..1 below|above|here|following',
      'follow|add ..1 him|her|them ..1 below',
      'reply|respond|answer ..1 with ..1 y|yes|1 ..10 link|open|reopen|exit|activate|portal|gateway',
      'click|tap|press ..3 link|here|below|button|@link',
      'clicking ..5 link|here|below|button|@link',
      'click|clicking ..2 {enter}|re|activate|revalidate|upgrade|renew|restore|continue|login|release|review',
      'check|resolve|rectify|review|retrieve|recover|accept|cancel|dispute|appeal ..3 here|below|now ..1 @link',
      'check|resolve|rectify|retrieve|recover|renew|validate ..3 here|below',
      'cancel|dispute|appeal|stop ..3 here|immediately|@link',
      'download|view|open|access ..3 document|documents|docs|file|files|invoice|messages ..2 here|below',
      '{click} ..4 link|@link ..5 to ..2 {enter}|pay|claim|avoid|restore|unlock|reactivate|track|reschedule|login|secure|receive|withdraw|apply|register|activate|cancel',
      '{enter}|login|restore|reactivate|unlock|reschedule|claim|track|cancel ..7 @link',
      'verify|confirm|update|validate|reconfirm ..3 {account}|number|line|service|services ..8 @link',
      'visit|follow|open|use ..3 link ..4 {enter}|claim|pay|login|secure',
      '{enter} ..5 at|via|here|through @link',
      'log|sign in|on ..6 @link',
      'click|tap|press|follow|use ..4 below|link|here|button|attached|attachment|@link',
      '{click} ..3 here|below|link|button|@link ..6 {enter}|pay|claim|login|avoid|keep|unlock|restore|confirm|upgrade|view|increase|activate|continue|secure|get|prevent|cancel',
      'verify|confirm|validate|revalidate|re|reactivate|upgrade|unlock|restore|update ..2 now|account|mailbox|identity|here|email|password|information|details|billing|payment|profile|access ..3 now|here|immediately|below|today|to',
      'register|join|sign|get|download|vote ..6 @link',
      'click ..2 on ..1 {enter}|login|cancel|upgrade|release',
      'cancel ..3 request|deactivation|de|removal ..3 now|below|here|request',
      'release ..3 messages|mails|emails',
      'keep|retain ..2 same|current|present|existing|my password',
      'cancel|undo removal|deletion|deactivation|shutdown|closure|termination',
      'use|continue ..3 same|current|present|existing password ..6 button|click|here|below|link',
      'cancel|stop|undo|revoke|abort ..2 removal|deletion|closure|shutdown|termination|deactivation|migration ..3 now|below|here|request|button',
      'verify|validate|confirm|update|upgrade|reactivate|revalidate ..2 your ..2 {login_account} ..8 avoid|keep|now|immediately|prevent|continue|below|otherwise|here|within|click|link',
      'add|increase|upgrade ..3 storage|space|quota|mailbox ..4 here|now|below',
    ],
    ar: [
      'رد|الرد|للرد|أرسل|ارسل ..2 y|نعم|بنعم ..5 فتح|لفتح|بوابة|تفعيل|لتفعيل|الرابط',
      '{click} ..3 الرابط|رابط|هنا|@link',
      'اضغط|انقر|الضغط|النقر ..4 @link',
      'اضغط|انقر على|فوق',
      'اضغط|انقر|اضغطي ..1 لاستلام|لاستلامه|لاستلامها|للاستلام',
      '{enter} ..8 عبر ..1 الإنترنت|الموقع',
      '{enter} ..7 @link',
      '{enter} ..6 عبر|من ..3 الرابط|رابط',
      'الرابط|رابط ..2 التالي|أدناه|ادناه',
      'للتحديث|للتأكيد|للدفع|للتسجيل|للمطالبة|للاستلام|للاستعلام|للتحقق|لتفعيل|لتحديث ..4 @link',
    ],
    others: [
      'cliquez|cliquer|klicken|klicke|klick|haz|pulse|pinche|clique|clic|acesse|clicca|klik|bấm|dang|tıklayın ..5 lien|ici|dessous|link|hier|unten|enlace|aquí|aqui|abajo|qui|sini|tautan|@link',
      '@link ..3 tıklayın|inceleyin',
      'đăng nhập|truy ..3 @link',
      'bestätigen|bestätige|aktualisieren|vérifiez|confirmez|verifique|confirme|actualice ..5 @link|hier|ici|aquí',
      'перейдите|пройдите|нажмите|откройте ..4 @link|ссылке|ссылку',
      'লিংকে|লিংক|লিঙ্কে|লিঙ্ক|@link ..3 ক্লিক|যান|ঢুকুন|চাপুন',
      'link|लिंक|لنک|yahan|यहाँ|یہاں|@link ..3 click|क्लिक|کلک|open|update|अपडेट|اپڈیٹ ..2 karein|kare|karo|karen|karlein|kijiye|करें|करो|कीजिए|کریں|کرو|کیجیے',
      'click|update|verify|क्लिक|अपडेट|सत्यापित|کلک|اپڈیٹ|تصدیق ..2 karein|kare|karo|karen|karlein|kijiye|करें|करो|कीजिए|کریں|کرو|کیجیے ..3 @link',
      '7addeth|jadded|sajjel|edfa3|idfa3|eft7|efta7|edghat|ed5el ..4 @link|hni|hena|hna|link',
    ],
  },
  { negations: 'any', except: MENUS, when: hasNoTrustedLink },
)

/** Wants a link to be followed in order to sign in, verify, claim, pay or save something. */
export const asksToFollowLink = firstOf(tellsToFollow, hasLostButton)
