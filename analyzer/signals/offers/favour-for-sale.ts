import { phraseSignal } from '../detector.ts'

/** Sells what only an authority can give, or nobody: a licence, a fine struck out, a spell undone, a hacked account back. */
export const favourForSale = phraseSignal(
  'favour-for-sale',
  {
    en: [
      'remove|delete|clear|cancel|erase|reduce|lift ..5 fines|fine|points|blacklist|ban|record|name|case|travel|bureau|loans|debt ..8 @amount|#|friend|contact|inside|guaranteed|pay|%|fee|without|name|us',
      'licence|license|degree|certificate|diploma|ielts|test|exam ..4 without ..3 test|exam|exams|training|attending|study|studying|driving',
      'licence|degree|certificate|diploma ..4 for|only|just ..1 @amount',
      'friend|contact|contacts|someone|connection|insider ..3 in|inside|at|from ..3 rta|police|immigration|{authority}|court|ministry|department',
      'settle|clear|pay ..4 bank|your|all|outstanding ..3 loans|loan|debts|debt|liabilities ..6 %|get|new|only|blacklist|fee|reschedule|discount',
      'exam|exams|test ..2 papers|questions|answers|leak|leaked ..8 pay|available|#|@amount|correct',
      'ejari|visa|cancellation|absconding|medical|attestation|labour|license|licence|degree|diploma ..4 without ..4 landlord|office|sponsor|employer|test|company|studying|going|attending',
      'absconding|blacklist|ban|fines|points removal|remove|clearance|lifting',
      'clean|fix|improve|repair|raise|increase ..3 it|credit|score|record|aecb ..4 @amount|#|for',
      'boost ..3 credit|score|record|aecb ..4 @amount|#|for',
      'get|arrange|secure ..3 place|seat|admission ..6 #|@amount',
      'hajj|haj ..5 without ..1 registration|waiting|permit|draw',
      'spell|spells|magic|spiritual|love healer|caster|casters|removal|removed',
      'spiritual|traditional|native healer|doctor|astrologer',
      'hacker|hackers|recovery ..6 account|instagram|insta|money|funds|back|facebook|whatsapp',
      'certified|ethical|professional|trusted hacker|hackers',
    ],
    ar: [
      'نشيل|نلغي|شيل|إزالة|حذف|نمسح|رفع|نرفع|أمسح|أشيل|تخفيض|إسقاط|نخفض ..3 مخالفات|مخالفاتك|غرامات|منع|اسمك|نقاط|النقاط|القائمة|قضايا|تعميم|الحظر|مخالفة ..8 @amount|مقابل|#|مضمون|فقط|واسطة|معارف|%',
      'رخصة|شهادة|ليسن|الرخصة|ايلتس|شهادات ..3 بدون|دون ..2 اختبار|امتحان|فحص|تدريب|دراسة|حضور',
      'عندي|لدي|لدينا|عندنا ..2 واسطة|معارف|صديق|رفيج|ربع ..3 في|داخل|بال ..2 {authority}|المرور|الهجرة|الشرطة|الوزارة|البلدية',
      'دبلوم|بكالوريوس|ماجستير|شهادة|رخصة|توثيق|عقد ..3 بدون|دون ..2 دراسة|اختبار|حضور|امتحان|مالك|كفيل|فحص',
      'أسئلة|أوراق|إجابات|نماذج ..2 الامتحان|امتحانات|الاختبار|اختبارات ..6 @amount|#|مضمونة|ادفع|متوفرة',
      'نحسن|تحسين|ننظف|تنظيف|رفع ..2 تقييمك|التقييم|سجلك|الائتماني|تقييم',
      'حج|الحج ..4 بدون|بلا ..1 تسجيل|قرعة|تصريح|انتظار',
      'نفك|فك|أفك|يفك|علاج|إبطال ..2 السحر|سحر|العين|المس|الحسد ..10 نرد|رد|جلب|الحبيب|المطلقة|درهم|@amount|هدية|صورتك|صورتج|اسمك|اسمج|طرش|ابعت|تواصل|@phone',
      'جلب|رد|نرد|إرجاع ..1 الحبيب|المطلقة|الزوج|زوجك|زوجتك|حبيبك',
      'شيخ|الشيخ|الشيخة|شيخة ..2 روحاني|روحانية|الروحاني|للعلاج|مجرب',
      'أعرف|اعرف|عندي|لي ..2 ضابط|ظابط|واسطة|مسؤول|موظف|واحد ..6 يقدر|بيقدر|يشيل|بيشيل|يوقف|يوقفه|يلغي|يسقط|يخلص',
      'هروب|تعميم|البلاك|المنع|حظر ..2 نشيله|بنشيله|نشيل|نلغيه|نرفعه|يوقفه|نوقفه|يشيله',
    ],
    others: [
      'amil|aamil|baba ..2 bengali|baba|ji ..6 masla|kala|jadu|mehboob|pasand|rabta',
      'kala|kaala jadu|ilm',
      'setting ..1 kara|karwa|karva|ho|kr',
    ],
  },
  { negations: 'warnings' },
)
