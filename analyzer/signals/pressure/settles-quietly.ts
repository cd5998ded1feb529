import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'

const LIFTS =
  'أشيله|أشيلها|أشيلهولك|أشيلهالك|بشيله|بشيلها|بشيلهولك|نشيله|أشيل|أخلصك|أخلصلك|بخلصك|بخلصلك|أمسحه|أمسحها|أمسحهولك|بمسحه|بمسحها|ألغيه|ألغيهولك|بلغيه|أسقطه|بسقطه'

/** Whoever wants money instead of a case: no office settles anything by chat, before it is written down. */
const QUIETLY = compile({
  en: [
    'close|settle|drop|finish ..1 it|this|matter ..1 without ..1 case|complaint|report|court ..2 if|when|once ..1 you|u ..1 pay|send|transfer|cover',
    'remove|delete|take|pull ..3 am|it|you|u|name|file ..3 before ..2 #|morning|noon|today|list|court',
    'take|remove|pull|keep|leave ..2 name|him|her|it ..2 out|off ..2 before ..4 prosecution|prosecutor|court|judge|goes',
    'settle|pay|sort|drop ..6 we|i|and ..2 drop|close|forget|remove|bury ..2 it|case|this|matter|file',
    'settle|sort ..4 before ..4 file|filed|report|court|station|case|recorded|registered|escalate|escalates',
    'can|will ..1 close|remove|delete|stop|kill ..3 from inside|within',
    'can|will ..1 close|clear|cancel|settle|remove ..1 it|this|fine|violation|file ..3 for|at|with ..1 #|@amount',
    'no|dont|not ..2 come|bring|call|involve ..2 with ..1 lawyer|lawyers',
    'case|file|matter ..4 closed|close|closes|disappear|disappears|die|dies ..3 if|once|when|after ..2 you|u ..1 pay|send|settle|transfer',
  ],
  ar: [
    'نخلص|نخلصها|نخلصه|تخلص|نحلها|نحله|ننهي|ننهيها|ننهيه|نسكر|نسكرها|نقفل|نقفلها|نلم|نلمها|نلمه|نفضها|نحلوها|نسويها ..2 ودي|وديا|حبي|حبيا|هدوء|سكات|ساكت|بينا|بيننا|سر|دون|بدون|بلا',
    'محضر|قضية|بلاغ|شكوى|ملف|تعميم|موضوع ..3 يتقفل|تتقفل|هتتقفل|هيتقفل|يتسكر|تتسكر|يتحفظ|ينلم|يلم|ننهيه|نشيله|نقطعه|نطويه|يتلغى|تتلغى|نحرقه ..3 لو|إذا|اذا|مقابل|بعد|ب|ادفع ..3 #|دفعت|دفعتي|حولت|تدفع|تحول|{pay}',
    'قبل ..2 ما|لا|أن ..1 نسجل|يتسجل|نكتب|نرفع|يتحول|تتحول|نحول|نحيل|تنزلك|تنزل|يطلع|نبلغ|يوصل|نرسل|نعمل ..3 محضر|قضية|نيابة|بلاغ|محكمة|شرطة|القوة|دورية|أمر|ضبط',
    'باش|عشان|علشان|حتى|كي ..1 ما ..1 يشكي|يشكيش|يشتكي|نشكي|يرفع|نرفع|يتسجل|نسجل|يتحبس|ينحبس|يسجن|تنسجن ..2 قضية|محضر|عليك|بك|شكوى',
    'تنحل|ينحل|تسقط|نسقطها|يسقط|نلغيها|تلغى ..4 قبل|إذا|لو ..1 ما|دفعت|لا ..2 يوصل|يطلع|وصل|#|{pay}|وثيقة|الحين',
    'راضي|يرضى|وراضيه|راضيه ..2 يتنازل|بقرشين|ب ..3 #|ألف|آلاف|كاش|بقرشين|يتنازل',
    'امسحه|أمسحه|أشيل|اشيل|نشيل|نمسح|أمسح|يشيل ..2 اسمك|سيستم|نظام|البلاغ|القضية ..5 قبل|لو|مقابل',
    'ننهي|نسكر|نقفل|نخلص|نلم|ننهيها|نخلصها ..1 موضوع|الموضوع|سالفة|السالفة|قضية|القضية|ملف|الملف ..1 ب ..1 #|@amount|ألف|آلاف',
    'ننهي|نسكر|نقفل|نخلص|نلم ..1 موضوع|الموضوع|سالفة|السالفة|القضية|الملف ..1 #|@amount ..3 كاش|حول|تحويل|مع|طرفي',
    'تسوية|صلح ..1 ودية|ودي ..8 #|تحويل|{pay}',
    `{send_money} ..2 #|@amount ..6 ${LIFTS}`,
    `${LIFTS} ..4 بس|مقابل|لو|إذا ..2 {send_money}|حولت|دفعت|عطيتني ..2 #|@amount`,
    'باغي|يبي|يريد|بده|عايز|طالب ..3 # ..4 باش|عشان|علشان|حتى ..2 ما|يتنازل|يسقط|يسحب ..1 يشكيش|يشتكي|يشكي|الشكوى|يرفع',
    'عايزين|عايز|طالبين|يبون|بدهم|بدهن|باغيين ..1 # ..3 يتنازل|يتنازلوا|ويتنازلوا|ويتنازلون|يتنازلون|ويسامحوا',
    'بمشيلك|امشيلك|بزبطلك|بخلصلك|بشيلك|بشيل|اشيل|امسح ..1 ياها|ياه|اسمك|اسمج|المخالفة|القصة',
  ],
  others: [
    '{send_money} ..2 #|@amount ..6 ashelholak|ashelo|ashelha|ashelhalak|amsa7o|amsa7ha|amsa7holak|akhalasak|a5allasak|akhalaslak',
  ],
})

/** Whether a case is to end for money before anybody writes it down. */
export function settlesQuietly({ words }: Prepared): boolean {
  return occurs(words, QUIETLY)
}
