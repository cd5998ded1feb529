import type { Phrases } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

/** A code on the reader's own other screen, by which he signs in there. */
const OWN_SCREEN: Phrases = {
  en: [
    'scan ..3 code|qr ..5 your ..1 computer|laptop|pc|desktop|tablet',
    'computer|laptop|pc|desktop|tablet ..4 scan ..3 qr|code',
  ],
  ar: ['امسح ..2 الرمز|رمز|الكود ..4 حاسوبك|كمبيوترك|الكمبيوتر|اللابتوب'],
}

/** Wants a QR code to be scanned. */
export const asksToScan = phraseSignal(
  'asks-to-scan',
  {
    en: [
      'scan ..5 pay|qr|code|barcode|settle|verify|claim|receive|renew|activate|details|minutes|now',
      'qr|qrcode ..6 {pay}|verify|claim|receive|login|activate',
    ],
    ar: [
      'امسح|مسح|صور|المسح|امسحي ..4 رمز|الرمز|كود|الكود|qr|الباركود|باركود|الاستجابة',
      'باركود|الباركود|qr ..5 {pay}|استلام|التحقق|تفعيل',
    ],
  },
  { negations: 'any', except: OWN_SCREEN },
)
