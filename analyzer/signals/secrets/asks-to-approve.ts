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
    'approve|accept|allow|authorise|authorize|confirm ..2 uae pass ..2 request|notification|prompt|login|message',
    'by approving|accepting|authorising|authorizing|confirming ..2 notification|prompt|push|login|request',
  ],
  ar: [
    'وافق|الموافقة|موافقة|اقبل|قبول|توافق|اعتماد|اعتمد|صادق|وافقي|تقبل ..3 طلب|الطلب|إشعار|الإشعار|الاشعار|اشعار|الرسالة|التنبيه ..6 يظهر|يصلك|توصلك|ظهر|الآن|الحين|لإلغاء|عشان|حتى|وصلك|هاتفك|تطبيق|يوصلك|لايقاف|لإيقاف|بيوصلك|الهوية',
    'اضغط|الضغط|انقر|دوس ..1 موافقة|الموافقة|موافق ..6 الرقم|رقم|السري|الرمز',
    'طلب ..2 موافقة|الموافقة ..14 اضغط|الضغط|وافق|موافقة|بالموافقة',
    'وافق|اقبل|وافقي|اضغط|اعتمد|وقع ..4 لإلغاء|لايقاف|لإيقاف|عشان|حتى|لرفض ..3 إلغاء|نلغي|ألغي|المعاملة|العملية|البلاغ|الشكوى|القضية|الطلب|المخالفة|يلغى|نوقف',
    'اضغط|اختر|انقر|اختار|اضغطي|تضغط|دوس ..2 رقم|الرقم|# ..5 يظهر|ظهر|هاتفك|الشاشة|لإلغاء|لايقاف|عشان|شاشة|تلفونك|التطبيق|قدامك',
    'رقم|الرقم|طلب|إشعار|اشعار ..4 هاتفك|الشاشة|شاشتك|تلفونك|جوالك|التطبيق ..4 اضغط|وافق|اختر|اضغطي|اقبل|اختار',
    'اضغط|اختار|اختر|قل|دوس نعم|موافق|أوافق|قبول|موافقة',
    'اضغط|اختر|اعط ..1 السماح|سماح|إذن|صلاحية',
    'وافق|وافقي|توافق|اقبل|قبل|كونفيرمي ..4 دير|ديري|حط|حطي|اكتب|دخل|ادخل|دخلي ..2 كود|السري|رمز|بين|القن',
    'رد|ردي|مكالمة ..4 اضغط|اضغطي|دوس|دوسي ..1 # ..2 واكتب|واكتبي|اكتب|دخل|وادخل ..3 السري|بين|رقمك',
  ],
}

const ofStrangers = phraseSignal('asks-to-approve', PHRASES, { negations: 'any' })

const besideOurOwn = phraseSignal('asks-to-approve', PHRASES, {
  negations: 'any',
  except: AMONG_OURSELVES,
})

const asksToApproveInWords = (content: Prepared) =>
  (occurs(content.words, OWN_KEYS) ? ofStrangers : besideOurOwn)(content)

/** Wants a request, a sign-in or a number to be approved where the reader alone may do so. */
export const asksToApprove = firstOf(asksToApproveInWords, approveElsewhere)
