import { phraseSignal } from '../detector.ts'

/** Says that a code came to this phone by mistake. */
export const codeSentByMistake = phraseSignal(
  'code-sent-by-mistake',
  {
    en: [
      'code|otp|pin|digits|sms ..8 by|in error',
      'by|in error ..6 code|otp|digits',
      'send|sent|texted|came|come ..5 digit|digits ..3 mistake|mistakenly|accidentally|accident|wrongly',
      'code|otp|pin ..10 mistake|mistakenly|accident|accidentally|wrong|accidently',
      'mistake|mistakenly|accidentally|wrongly|accidently ..10 code|otp|digits',
      'code|otp ..4 to|on your number|phone|whatsapp ..6 send|forward|give|share',
      'i|ive ..1 put|used|entered|typed|gave ..1 your|ur number|phone ..3 to|for ..3 log|login|sign|recover|verify|verification|code',
    ],
    ar: [
      'كود|الكود|رمز|الرمز ..8 بالغلط|غلط|بالخطأ|خطأ',
      'بالغلط|بالخطأ|غلط|خطأ ..6 كود|الكود|رمز|الرمز',
      'حطيت|كتبت|سجلت|دخلت|استخدمت ..1 رقمك ..1 عشان|علشان|مشان|لأجل ..2 أدخل|أفتح|أرجع|أسترجع|أسجل|يدخل|يفتح|يرجع',
    ],
    others: [
      'galti|ghalti|गलती|غلطی ..6 code|otp|कोड|کوڈ',
      'code|otp|कोड|کوڈ ..6 galti|ghalti|गलती|غلطی',
      '# digit|digits|ank|number ..4 galti|ghalti|ghalati',
      'code|kod|ramz ..3 ghalat',
      // A digit at the end of a word is read as a word of its own: "ghala6", "8ala6".
      'code|kod|ramz|raqam|otp ..6 bel|bil|bl ghala|ghalat|qala',
      'code|kod|ramz|otp ..2 ghala',
    ],
  },
  { when: ({ links }) => links.length === 0 },
)
