import { phraseSignal } from '../detector.ts'

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
  { negations: 'any' },
)
