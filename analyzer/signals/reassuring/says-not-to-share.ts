import { phraseSignal } from '../detector.ts'

/** Tells the reader to keep a code or a password to himself, as real senders do. */
export const saysNotToShare = phraseSignal('says-not-to-share', {
  en: [
    'not|never|dont share|disclose|give|reveal|forward|send ..6 {code}|code|pin|password|cvv|it|this|anyone|anybody|details',
    'not|never|dont tell ..6 {code}|code|pin|password|cvv',
    'never|not ask|asks|request|call ..8 {code}|code|pin|password|cvv|details|information',
    'not|never be asked ..6 {code}|code|pin|password|cvv',
    'keep ..4 {code}|code|pin|password ..3 confidential|secret|private|safe',
  ],
  ar: [
    'لا تخبر ..6 رمز|الرمز|كود|الكود|otp',
    'لا تشارك|تشاركه|تشاركها|تفصح|تعط|تعطي|تعطه|ترسل|تشاركوا|تقم ..6 رمز|الرمز|كود|الكود|أحد|otp|كلمة|الرقم|بيانات|مشاركة|معلومات|بياناتك',
    'لن|لا يطلب|نطلب|تطلب|يقوم|نقوم ..6 رمز|الرمز|كلمة|الرقم|بيانات|otp|معلومات|بياناتك',
    'عدم|تجنب مشاركة|الإفصاح|إفشاء ..5 رمز|الرمز|أحد|بيانات|معلومات|بياناتك|أي',
    'لا تفصح',
  ],
  others: [
    'kisi|किसी|کسی ..3 na|nahi|mat|न|ना|मत|नहीं|نہ|نہیں ..2 karein|kare|karo|करें|کریں|batayein|bataye|batayen|बताएं|बताएँ|بتائیں|share|साझा|शेयर|dein|दें|दे|दो|دیں|bataen',
    'bank|बैंक|بینک|staff|عملہ ..4 kabhi|कभी|کبھی ..4 nahi|नहीं|نہیں',
    'la t3teeh|t3ti|t3tee|tarsel|tsharek|tgool ..4 7ad|a7ad|7ada',
  ],
})
