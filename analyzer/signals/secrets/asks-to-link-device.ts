import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

/** As WhatsApp writes the code that links a device. It shows it on that device, and nobody else needs to tell it. */
const PAIRING_CODE =
  /(?<![\p{L}\p{N}-])(?=[\dA-Z-]{0,8}[A-Z])[\dA-Z]{4}[-‐‑–][\dA-Z]{4}(?![\p{L}\p{N}-])/u

const GIVES_CODE = compile({
  en: ['code ..2 i', 'code ..2 below', 'following code', 'code ..3 send|sent|give|gave|sending'],
  ar: ['الرمز|رمز|الكود|كود ..2 التالي|أدناه|أرسلته|أرسلناه|أرسله|بعطيك|أعطيتك|أعطيك'],
  others: ['code|कोड|کوڈ ..3 bhej|bheja|bhejta|भेजा|भेज|بھیجا|بھیج'],
})

function carriesCode({ text, words }: Prepared): boolean {
  return PAIRING_CODE.test(text) || occurs(words, GIVES_CODE)
}

/** Wants a given code to be entered that opens the reader's WhatsApp on another device. */
export const asksToLinkDevice = phraseSignal(
  'asks-to-link-device',
  {
    en: [
      'linked device|devices ..14 enter|type|put|insert|input|key|use',
      'enter|type|put|insert|input|use ..10 linked device|devices',
      'whatsapp ..8 link ..2 device|devices ..14 enter|type|put|insert|input|key|use',
      'link|linked ..1 with|by|using ..1 phone ..1 number ..10 enter|type|put|insert|input|key',
    ],
    ar: [
      'أجهزة|جهاز مرتبطة|متصلة|مقترنة|مرتبط ..14 أدخل|ادخل|اكتب|حط|ضع|دخل|إدخال|كتابة',
      'أدخل|ادخل|اكتب|حط|ضع|دخل ..10 أجهزة مرتبطة|متصلة|مقترنة',
      'واتساب ..8 ربط|اربط ..2 جهاز ..14 أدخل|ادخل|اكتب|حط|ضع|دخل|إدخال',
      'ربط|اربط ..1 برقم|رقم ..1 هاتف ..14 أدخل|ادخل|اكتب|حط|ضع|دخل|إدخال',
    ],
    others: [
      'linked|link device|devices ..12 daalo|dalo|dale|dalein|daalein|likho|likhein',
      'लिंक्ड|लिंक ..2 डिवाइस|डिवाइसेज|डिवाइसेस ..12 डालें|डालो|डालिए|दर्ज|लिखें',
      'لنکڈ|منسلک|لنک ..1 ڈیوائس|ڈیوائسز|آلات ..12 ڈالیں|ڈالو|درج|لکھیں',
    ],
  },
  { negations: 'any', when: carriesCode },
)
