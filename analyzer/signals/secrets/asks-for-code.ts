import type { Prepared } from '../../prepared.ts'
import { compile, occurs, spansOf } from '../../text/phrases.ts'
import { type Detector, firstOf, phraseSignal } from '../detector.ts'
import { codeElsewhere } from '../elsewhere/secrets.ts'
import { offersToBlock } from '../pressure/block-service.ts'
import { handsSecretOver } from './hand-over.ts'
import { isOrderAtTheDoor, NO_SECRET, OTHER_CODES } from './no-secret.ts'

const CODES = compile({
  en: ['{code}|code|codes|pin|password|cvv'],
  ar: ['الرمز|رمز|كود|الكود|السري'],
})

/** "Share it with nobody but me": the one exception is the trick. */
const asksToBeExcepted = phraseSignal(
  'asks-for-code',
  {
    en: [
      '{give} ..1 it|them|this|that ..1 only|just ..1 with|to ..1 me|us|our|bank|support',
      'only|just ..1 {give} ..1 it|them|this|that ..1 with|to ..1 me|us|our|bank|support',
      'only|just ..1 with|to me|us',
      'except|but|besides|than ..1 with|to|for ..1 me|us|myself',
      'except|besides ..2 our agent|officer|representative|employee|executive|staff|team',
      'except|besides ..3 bank ..1 agent|officer|representative|employee|executive',
      'anyone|anybody|nobody|noone|one ..3 except|but|besides|than ..1 me|us|myself',
    ],
    ar: [
      'فقط|بس ..1 أرسله|أرسلها|شاركه|أعطه|قله|أعطيه|ابعته|ابعثه|عطه|طرشه ..1 لي|لنا|معي|معنا',
      'أرسله|أرسلها|شاركه|أعطه|قله|أعطيه|ابعته|ابعثه|عطه|طرشه ..1 لي|لنا|معي|معنا ..1 فقط|بس|وحدي|وحدنا',
      'أحد|لأحد|حد|لحد ..2 أرسله|أرسلها|شاركه|أعطه|قله|أعطيه|ابعته|ابعثه|عطه|طرشه ..1 لي|لنا|معي|معنا',
      'إلا|سوى|غير ..1 لي|لنا|معي|معنا|أنا',
      'إلا|سوى ..1 موظفنا|لموظفنا|موظفتنا|ممثلنا|لممثلنا',
    ],
  },
  { when: ({ words }) => occurs(words, CODES) },
)

/** A visitor tells of it: "the bank asks for the OTP, is that real?" */
const asksByReport = phraseSignal(
  'asks-for-code',
  {
    en: [
      'asking|asks|asked|ask|wants|want|wanted|needs|need|requests|requesting|demands ..3 {code}|code|codes|pin|digits',
    ],
    ar: [
      'يطلب|طلب|يطلبون|طلبوا|تطلب|طالب|يبي|يبغى|يبون|يريد|يريدون|عايز|عاوز|بده|بدهم|أرسل|أعطي|أعطيه|أعطيها ..3 {code}|رمز|الرمز|كود|الكود',
    ],
    others: ['otp|code|ओटीपी|कोड|کوڈ|پی ..3 mang|maang|mange|maange|मांग|मांगा|माँग|मांगते|مانگ|مانگا'],
  },
  { when: ({ words }) => words.asksAdvice },
)

const asksOutright = phraseSignal(
  'asks-for-code',
  {
    en: [
      'read ..1 back ..2 the ..1 passcode|code|otp|digits|pin|number',
      '{give} ..5 {code}',
      '{give} ..4 {code_kind} ..1 code|codes|pin',
      'confirm|verify|update ..5 sms|otp|whatsapp code|codes',
      '{give} ..4 verification|security|confirmation|activation|authentication|login|digit|digits ..1 number',
      '{give} ..1 the|that|this code|codes',
      'give|tell|send|whatsapp|sms me|us ..2 code|codes|otp|digits',
      'what|whats ..3 {code_kind} code',
      'read ..3 code|codes ..3 me|us',
      '{code} ..6 {give} ..3 me|us|agent|officer|representative',
      'code ..3 sent|received ..6 {give} it|that ..3 me|us|back',
      'need|require ..3 your {code}',
      '{give}|enter|type|dictate ..4 code|digits|pin ..5 sent|received|receive|get|got|phone|sms|whatsapp|message|screen|came',
      '{give}|enter|type|dictate ..2 the|that|those number|numbers ..4 sent|received|came|arrived|screen|see|saw|seen|shows|shown|appears|appeared',
      '{give}|enter|type|dictate ..4 number|numbers ..4 sent|received|came|arrived ..4 phone|sms|whatsapp|message|text',
      '{give}|enter|type|dictate ..3 number|numbers ..1 in|on|from ..3 message|sms|text|screen',
      'read ..2 number|numbers ..4 phone|sms|message|text',
      '{give} ..3 # ..1 digit|digits|numbers|figures|code',
      '{give} ..2 me|us ..4 code|digits|pin|otp',
      'code|otp|digits|pin ..8 {give} it|this|them ..3 me|us|back|here|agent|officer',
      'what|whats ..3 code|otp|digits ..3 received|got|sent|phone|sms|say',
      'need|require ..4 code ..3 received|sent|sms|phone',
      '{code} ..4 to|and cancel|stop|block|reverse ..3 transaction|payment|transfer',
      'digit|digits number|code ..10 {give} ..1 it|that|them|this',
      'code|number|digits|otp ..6 sms|phone|whatsapp ..4 {give} it|them|that|this',
      '# digits|numbers ..4 me|us|screen|app',
      '{give} ..3 the|those|these|all ..1 # ..1 numbers|digits|number',
      '{give} ..3 nine|six|four|eight|five ..1 digits|digit|numbers|number',
      'confirm|verify|activate|register|validate ..3 with|using|by ..2 sms|otp|verification|the|code ..1 code',
      '{ask}|needs|requires ..3 # ..1 digit|digits|code ..6 received|receive|sent|sms|phone',
      'link ..8 copy|screenshot|forward|send ..3 it ..2 me',
      'copy ..3 it|link|code ..4 send ..2 it|me',
      '{give} ..2 him|them|agent|driver|courier|officer|man|employee|rider|us|me|specialist|representative|team|advisor|consultant|executive ..2 the ..2 code|otp|pin|digits',
      'our|my|the ..1 agent|officer|specialist|representative|team|staff|advisor|executive|manager needs|need|requires|require|wants|awaits ..3 {code}',
      'keep|have ..3 {code} ready|handy',
      'keep|have ..3 {code} and ..4 ready|handy',
      'code|digits|otp|pin ..3 should|must|to|has|needs|are ..2 be ..2 forwarded|sent|shared|read|given|provided|typed ..4 me|us|chat|thread|conversation|officer|agent|here|back',
      'what|which ..4 code|digits|otp|key ..6 came|received|receive|phone|sms',
      'asking|asks|asked|wants|wanted|needs ..1 me|my|us|our ..5 {code}|code|codes',
      'reply|respond ..4 followed by ..3 code|otp|pin|number',
      'need|want|require ..2 pin|code|otp|digits ..3 came|arrived|received|got|sent ..3 phone|mobile|sms|message',
      'confirm|verify ..2 number|code|digits ..2 in|from|on ..2 sms|message|text ..2 to|with ..1 me|us|our|agent',
      'what|whats ..2 number ..2 message|sms|text ..2 from ..1 bank',
      '{give} ..8 code ..4 will|comes|come|arrives|receive|sms',
      'sending|sent|texting|texted ..4 number|code|sms|text|message ..8 tell|read|send ..2 what ..1 it|that|they says|said|shows|reads',
      'tell|read|give ..1 me|us ..2 what ..1 came|comes|arrived|arrives|says ..4 text|sms|screen',
      'esim|sim|whatsapp ..14 {give}|show ..2 me|us ..2 qr|barcode',
      '{give}|show ..2 me|us ..2 qr|barcode ..12 esim|sim|whatsapp|etisalat|du',
      'code|otp ..4 came|come|comes|coming ..8 tell|give|read|send|dictate ..1 me|us',
      '{give} ..12 code|otp you ..1 get|got|receive|received|see',
      'take|collect ..2 code|otp ..3 comes|came|come ..3 your|phone|number|mobile',
    ],
    ar: [
      'تعطيني|تعطينا|تقرأ|تقرا|تملي|تمليني|أعطني|عطني|عطنا|زودني|زودنا ..1 ست|الست|ستة|الستة|أربع|الأربع|أربعة|خمس|6|4 ..1 أرقام|خانات',
      '{give} ..4 {code}',
      '{give} ..4 رمز|الرمز|كود|الكود ..3 {code_kind}',
      '{give} ..3 الرقم السري',
      '{give} ..2 الأرقام|أرقام ..5 ظهرت|تظهر|ظهر|يظهر|بتظهر|وصلت|وصلتك|طلعت|تطلع',
      'الرقم|رقم|الأرقام ..6 وصلك|جالك|بيجيك|بيوصلك|يوصلك|هيجيلك|هيوصلك|هيجيك|هتجيلك ..6 مليهولي|مليني|مليهالي|ابعتهولي|ابعتهالي|قولهولي|قوليلي',
      'اعطني|عطني ..2 الكود|الرمز',
      'نحتاج|احتاج|ابي|أبي|ابغى|بدي ..3 الرمز|رمز|الكود|كود',
      'رمز|الرمز|كود|الكود|رقم|الرقم|الأرقام ..5 وصلك|يصلك|وصلتك|جاك|بيوصلك|يوصلك|توصلك|وصل ..6 {give}|أعطني|عطنا|قل|خبرني|ابعثه|ارسله|أرسله|ارسليه|طرشه|دزه|لي|لنا',
      '{give} ..4 رمز|الرمز|كود|الكود|الأرقام|رقم|الرقم ..3 وصلك|يصلك|جاك|الوصل|لي|لنا|التأكيد|التفعيل',
      'شو|ما|ايش|وش|كم ..3 الرمز|الكود|رمز|كود ..3 وصلك|جاك|عندك|ظهر|يظهر',
      '{enter} ..3 {code_kind}|رمز|كود ..3 الذي|وصلك|المرسل|وصل',
      'الرمز|الكود|رمز|كود ..6 {give} ..2 لي|لنا|إلينا|علي',
      'وصلك|وصلتك|يصلك|سيصلك|بيوصلك|يوصلك|جاك|جتك ..4 رقم ..8 قوله|قولي|خبرني|تعطيني|عطني|أعطني|ارسله|أرسله|ترسله|قولها|ابعثه|طرشه|دزه',
      'رمز|الرمز|كود|الكود|أرقام|الأرقام ..8 قوله|قولي|خبرني|تعطيني|عطني|أعطني|ارسله|أرسله|ترسله|قولها|ابعثه|طرشه|دزه',
      'حمل|نزل|ثبت ..4 {give} ..2 الرقم|الكود|رقم|الأرقام|الرمز',
      '{give}|امليني|مليني|املي ..4 أرقام|ارقام|رمز|كود|رقم ..4 وصلك|وصلتك|واصل|الواصل|يوصلك|بيوصلك|جتك|جاك|توصلك',
      '{give} ..3 كود|رمز|أرقام ..3 لي|للموظف|للمندوب|للسائق|لنا|الموظف',
      'كود|الكود|رمز|الرمز|أرقام|الأرقام ..5 مليهولي|مليهالي|مليني|تمليني|تمليهولي|ملينا|قولهولي|ابعتهولي|ابعتهالي',
      'خانات|أرقام ..6 {give} ..1 به|إياه|لنا|عنه',
      'يطلب|طلب|يطلبون|طلبوا|تطلب|طلبت ..1 مني|منا ..2 {code}|رمز|الرمز|كود|الكود',
      '{give} ..2 بالرمز|بالكود|برمز|بكود',
      'انسخيلي|انسخلي|انسخليه|انسخيليه|انسخيلياه ..1 ياهن|ياه|ياها|إياه|إياها|الرقم|الأرقام|الكود|الرمز',
      'رمز|كود ..10 تزويدنا|إفادتنا|موافاتنا|إبلاغنا|إخبارنا ..1 به|بها|إياه',
      'إفادتنا|موافاتنا|إبلاغنا|إخبارنا ..1 بالكود|بالرمز|الكود|الرمز',
      '{give} ..2 الرقم|رقم|الرمز|الكود ..3 أرسلناه|أرسلته|أرسلنا|وصلك|الظاهر',
      'رمز|كود|otp|ابتين|اوتيبي|رموز|أرقام|ارقام ..8 گليلي|كليلي|قوليلي|قولي|قلي|قوللي|گلي|كلي|اقرالي|اقراي|اقريلي|اقريه|اقراه|اقراهولي|انسخيه|انسخه|انسخيلي|صوريه|صوره|صوريلي|صورهولي|دزيه|دزه|دزيلي|ابعتيه|ابعتهولي|ابعتيهولي|ابعتلي|ابعتيلي|صيفطيه|صيفطو|صيفطلي|صيفطيلي|مليهولي|مليه|مليني|احكيلي|احكيه|عطيهولي|انطيني|انطينياه|نطيني|عطيني|عطيهلي|عطيلي|طرشيه|طرشيلي|خبريني|گوليلي|كوليلي|ابعثيه|ابعثهولي|ابعثلي|هاتيه|هاته|قوليهولي|قولهولي|اكتبيلي|اكتبهولي|بعثيلي|بعتيلي|بعتلي|ابعثيلي|حوليه|حولهولي|ادزه|تدزيه|ترسليه|تبعتيه|تعطيني|تگلي|تقوليلي|تقولي|تقولهولي|تبعتهولي|تقراه|تقرالي',
      'گليلي|كليلي|قوليلي|قولي|قلي|قوللي|گلي|كلي|اقرالي|اقراي|اقريلي|اقريه|اقراه|اقراهولي|انسخيه|انسخه|انسخيلي|صوريه|صوره|صوريلي|صورهولي|دزيه|دزه|دزيلي|ابعتيه|ابعتهولي|ابعتيهولي|ابعتلي|ابعتيلي|صيفطيه|صيفطو|صيفطلي|صيفطيلي|مليهولي|مليه|مليني|احكيلي|احكيه|عطيهولي|انطيني|انطينياه|نطيني|عطيني|عطيهلي|عطيلي|طرشيه|طرشيلي|خبريني|گوليلي|كوليلي|ابعثيه|ابعثهولي|ابعثلي|هاتيه|هاته|قوليهولي|قولهولي|اكتبيلي|اكتبهولي|بعثيلي|بعتيلي|بعتلي|ابعثيلي|حوليه|حولهولي|ادزه|تدزيه|ترسليه|تبعتيه|تعطيني|تگلي|تقوليلي|تقولي|تقولهولي|تبعتهولي|تقراه|تقرالي ..3 رمز|كود|otp|ابتين|اوتيبي',
      'گليلي|كليلي|قوليلي|قولي|قلي|قوللي|گلي|كلي|اقرالي|اقراي|اقريلي|اقريه|اقراه|اقراهولي|انسخيه|انسخه|انسخيلي|صوريه|صوره|صوريلي|صورهولي|دزيه|دزه|دزيلي|ابعتيه|ابعتهولي|ابعتيهولي|ابعتلي|ابعتيلي|صيفطيه|صيفطو|صيفطلي|صيفطيلي|مليهولي|مليه|مليني|احكيلي|احكيه|عطيهولي|انطيني|انطينياه|نطيني|عطيني|عطيهلي|عطيلي|طرشيه|طرشيلي|خبريني|گوليلي|كوليلي|ابعثيه|ابعثهولي|ابعثلي|هاتيه|هاته|قوليهولي|قولهولي|اكتبيلي|اكتبهولي|بعثيلي|بعتيلي|بعتلي|ابعثيلي|حوليه|حولهولي|ادزه|تدزيه|ترسليه|تبعتيه|تعطيني|تگلي|تقوليلي|تقولي|تقولهولي|تبعتهولي|تقراه|تقرالي ..3 رمز|الرمز|كود|الكود|otp|ابتين|اوتيبي|الاوتيبي|رقم|الرقم|أرقام|ارقام|رموز ..4 وصلك|وصلج|وصلكم|يوصلك|يوصلج|بيوصلك|بيوصلج|بوصلك|توصلك|توصلج|جاك|جاج|جاتك|جاتج|جالك|جالج|يجيك|يجيج|بيجيك|فبيجيك|بيجيج|هيجيلك|هيجيك|هيوصلك|غادي|طلعلك|طلعلج|يطلعلك|اجاك|إجاك|اجاج|اجى|إجى|اجا|لحقك|لحق|جاتك|وصلتك|وصلتج',
      'رقم|رقما|عدد ..3 وصلك|وصلج|وصلكم|يوصلك|يوصلج|بيوصلك|بيوصلج|بوصلك|توصلك|توصلج|جاك|جاج|جاتك|جاتج|جالك|جالج|يجيك|يجيج|بيجيك|فبيجيك|بيجيج|هيجيلك|هيجيك|هيوصلك|غادي|طلعلك|طلعلج|يطلعلك|اجاك|إجاك|اجاج|اجى|إجى|اجا|لحقك|لحق|جاتك|وصلتك|وصلتج ..8 گليلي|كليلي|قوليلي|قولي|قلي|قوللي|گلي|كلي|اقرالي|اقراي|اقريلي|اقريه|اقراه|اقراهولي|انسخيه|انسخه|انسخيلي|صوريه|صوره|صوريلي|صورهولي|دزيه|دزه|دزيلي|ابعتيه|ابعتهولي|ابعتيهولي|ابعتلي|ابعتيلي|صيفطيه|صيفطو|صيفطلي|صيفطيلي|مليهولي|مليه|مليني|احكيلي|احكيه|عطيهولي|انطيني|انطينياه|نطيني|عطيني|عطيهلي|عطيلي|طرشيه|طرشيلي|خبريني|گوليلي|كوليلي|ابعثيه|ابعثهولي|ابعثلي|هاتيه|هاته|قوليهولي|قولهولي|اكتبيلي|اكتبهولي|بعثيلي|بعتيلي|بعتلي|ابعثيلي|حوليه|حولهولي|ادزه|تدزيه|ترسليه|تبعتيه|تعطيني|تگلي|تقوليلي|تقولي|تقولهولي|تبعتهولي|تقراه|تقرالي',
      'هات|هاتي|هاتها|اديني|اديه|ادينا|ابعتلنا|ابعتولنا|ابعتلي|عطونا|عطوني|عطنا|زود|زودي|زودوا|أعطه|اعطه|أعطيه|أعطيها|أعطيني|إعطاء|اذكر|اذكري|سلمني|سلمنا|بلغه|بلغنا|بلغني|املينا|ملينا|اقرئي|اقرأ|اقرا|اقري|رد|ردي ..3 كود|رمز|otp',
      'كود|رمز|خانات ..10 عطنا|عطوني|عطونا|عطينا|اقرأه|اقرئيه|اقراه|أعطنا|أعطونا|اعطونا|زودينا|زودونا|ابعتلنا|أعطيه|اعطيه|هاتوه|تعطيه|تعطينا|تعطوني|إعطاءه ..1 إياه|علينا|لنا|له|الكود|للموظف|عشان|علشان|بسرعة|ضروري|الرمز|فورا',
      'وصلك|وصلج|وصلكم|يوصلك|يوصلج|بيوصلك|بيوصلج|بوصلك|توصلك|توصلج|جاك|جاج|جاتك|جاتج|جالك|جالج|يجيك|يجيج|بيجيك|فبيجيك|بيجيج|هيجيلك|هيجيك|هيوصلك|غادي|طلعلك|طلعلج|يطلعلك|اجاك|إجاك|اجاج|اجى|إجى|اجا|لحقك|لحق|جاتك|وصلتك|وصلتج ..4 رقم|رسالة|مسج|كود ..8 گليلي|كليلي|قوليلي|اقرالي|اقريلي|انسخيه|صوريه|دزيه|ابعتيهولي|ابعتهولي|صيفطيه|صيفطو|مليهولي|انطيني|عطيهولي',
      '{give}|خبرنا|زود|زودوا|زودي|املي|عطينا|عطيو|أعد|تصيفط|تصيفطي|تصيفطو|اعطنا ..4 رمز|كود|رموز ..5 واصل|وارد|سيصل|سيصلك|استلمته|يلحق|يلحقك|يلحقلك|جاءك|وصلك|وصلج|يوصلك|بوصلك|بيجيك|بيجيج|للموظف|لموظف|موظف|وكيل',
      'زود|زودوا|إعطاء|أعطه|أعطيه|املي|أملي|اذكر ..4 موظف|موظفنا|المتصل|وكيل|المشرف ..6 رمز|كود|السري',
      'رمز|كود ..6 اذكره|اعطه|أعطه|أعطيه|املي|أمله|تقرأه|تقراه|تمليه ..2 موظف|المتصل|للموظف|لموظف|علينا|لنا',
    ],
    others: [
      'मोबाइल|फोन|मैसेज|मेसेज|موبائل|فون|میسج|mobile|phone|sms|message ..5 अंक|नंबर|कोड|ہندسے|نمبر|کوڈ|number|digits|code ..4 आए|आया|आये|آئے|آیا|aaye|aaya|aayi ..8 सुनाइए|सुनाओ|लिखवा|लिखाइए|سنائیں|سناؤ|لکھوا|لکھوائیں|sunao|sunaiye|likhwa|likhwao',
      'message|sms|msg ..4 number|code|digits ..2 padh|padhkar|bol|bolo ..2 sunao|bata|batao|do',
      'weslak|wesalak|waslak|jak|byeek ..2 rakam|raqam|code|kod|ramz ..8 te2olli|2olli|ab3ato|eb3ato|e3teeni|te3teeni|tersello|arsello',
      'otp|code|ओटीपी|कोड|کوڈ|pin ..8 batao|bataye|batayein|bataiye|bata|batadein|batayen|बताइए|बताएं|बताओ|बता|بتائیں|بتاؤ|بتا|bhejo|bhejein|bhejen|bhej|bheje|भेजो|भेजें|भेजिए|भेज|بھیجیں|بھیجو|بھیج|दीजिए|dijiye|dedo|دیں',
      'code|raqam|raqm|el raqam|code ..4 3teeni|2oli|goli|gooli|arsel|tarsheli|tarsh|ersel|5abberni',
      'او ٹی پی ..6 بتائیں|بتاؤ|بتا|بھیجیں|بھیجو|بھیج|دیں|دو|دے',
      '3a6ni|3a6eeni|3a6ini|3atni ..3 code|kod|ramz|otp',
      // A word that begins with two digits is read as two words.
      '36 eeni|eena|ini|ni|iny|eeny ..7 code|kod|ramz|otp',
      'code|kod|ramz|otp ..8 36|3teeni|3tini|a3teeni|3atini|e3tini|3atni yah|yeh|iyah|eyah|iyyah|eeni|ini|ni',
      'jo number|raqam|code ..3 sms|message|msg|mobile|phone ..4 aaya|aya|aayi ..4 batao|bata|bataiye|batayein|bol|likh|bhej|bhejo',
      'code ..3 aaya|aya|aayi ..4 likh|likho|likhein|bol|bolo|boliye',
      'फोन|मोबाइल|एसएमएस|मैसेज|मेसेज ..4 नंबर|कोड ..3 आया|आई ..5 बताइए|बताएं|बताओ|बता|भेजिए|भेजें|भेजो|दीजिए|दें',
      'موبائل|فون|میسج ..4 نمبر|کوڈ ..3 آیا|آئی ..5 بتائیں|بتاؤ|بتا|بھیجیں|بھیجو|بھیج|دیں',
      'send|isend|bigay|ibigay|sabi|sabihin ..1 nyo|niyo|mo|ninyo|po ..6 otp|mpin|code|pin',
      'код|пароль|цифры ..6 назовите|сообщите|отправьте|пришлите|скажите|продиктуйте|перешлите|скиньте',
      'назовите|сообщите|отправьте|пришлите|скажите|продиктуйте|перешлите|скиньте ..6 код|пароль|цифры',
      'ওটিপি|কোড|কোডটি|otp|পিন ..5 পাঠান|পাঠিয়ে|বলুন|জানান|দিন|দেন',
      'sabihin|ibigay|pakisabi|pakibigay|pasend|paki|isend|ipasend|padala ..4 otp|code',
      'otp|code ..8 pasend|sabihin|ibigay|pakisabi|ipadala|isend|ipasend',
      'otp|code ..4 parayamo|parayu|parayuka|parayoo|paranjal|ayakku|ayakkamo|ayakkuka|tharamo',
      'donnez|dites|communiquez|envoyez|transmettez|donne|envoie ..3 code',
      'code ..2 reçu ..2 sms ..6 donnez|dites|communiquez|envoyez|transmettez',
      '3teeni|3tini|a3teeni|2oli|goli|gooli|arsel|arsil|ersel|eb3atli|eb3atily|ib3atly|ab3atli|eb3at|ib3at|ab3at|eb3atly|ib3atli|ab3atly ..4 code|raqam|raqm|otp|kod',
      'code|कोड|کوڈ ..4 aaya|aya|aayega|aaye|आया|आएगा|آیا|آئے ..8 batao|bataye|batayein|bataiye|bata|batadein|batayen|बताइए|बताएं|बताओ|बता|بتائیں|بتاؤ|بتا|bhejo|bhejein|bhejen|bhej|bheje|भेजो|भेजें|भेजिए|भेज|بھیجیں|بھیجو|بھیج',
      'nisomee|niambie|nitumie|unitumie|nipe|uniambie|unisomee ..4 code|otp|pin',
      'code|otp|pin ..4 nisomee|nitumie|unitumie|nipe|uniambie|unisomee',
      'give|send|read|tell|drop ..1 am|me|us ..2 otp|code|pin|digits',
      'ibigay|bigay|sabihin|basahin|pakibasa|pakibigay|isend|itext ..5 digits|digit|code|otp|pin',
      '# ..1 digit|digits|number|ank ..2 bataiye|batao|bata|bataye|batayein|boliye|bolo|likhiye|bhejo',
    ],
  },
  { negations: 'any', except: NO_SECRET, when: meansSecretCode },
)

/** "By SMS" tells nothing of who should write one, unless it is how the number came. */
const asksForWhatCame = phraseSignal(
  'asks-for-code',
  {
    en: [
      'tell|read|give|dictate|say|send ..2 the|that|those number|numbers|digits ..2 got|get|received|receive|came|come ..1 by|in|via|through|on ..1 sms|text|message|whatsapp',
      'read|tell|forward|give|send ..2 me|us ..2 sms|text|message ..3 when|once|after|as ..2 it|they ..1 come|comes|arrive|arrives|reach|reaches',
      'read|tell|send|give|say ..2 me|us|out ..2 what|whatever ..2 just|it|has|you ..1 pinged|buzzed|popped|come|comes|came|get|got ..4 you|phone|screen|sms|text|number|cheers|starts|please|pls|now',
      'number|digit|digits thing ..4 sms|text|message ..4 {give}|drop|paste|read ..1 it|that',
    ],
    ar: ['{give} ..1 الرمز|الكود ..2 إلى|الى هذا|رقمي|رقمنا'],
  },
  { negations: 'any', when: meansSecretCode },
)

/** Speaks of a code in one sentence and of handing "it" over in another. */
const asksInPieces: Detector = (content) => {
  const hits = handsSecretOver(content)
  if (hits.length === 0 || !meansSecretCode(content)) return []
  return [{ code: 'asks-for-code', params: {}, spans: spansOf(content.words, hits) }]
}

/** Wants a one-time or verification code to be told, sent on or typed in. */
export const asksForCode = firstOf(
  asksOutright,
  asksForWhatCame,
  asksByReport,
  asksInPieces,
  asksToBeExcepted,
  codeElsewhere,
)

/** Whether a secret is asked for as the one exception to keeping it. */
export function exceptsWriter(content: Prepared): boolean {
  return asksToBeExcepted(content).length > 0
}

/** Not "send BLOCK to block your card", nor the code of a street or a program. */
function meansSecretCode(content: Prepared): boolean {
  const isOther = occurs(content.words, OTHER_CODES) || isOrderAtTheDoor(content)
  return !isOther && !offersToBlock(content)
}
