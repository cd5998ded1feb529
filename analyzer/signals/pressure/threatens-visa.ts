import { phraseSignal } from '../detector.ts'

/** Threatens a visa, residency or identity document. */
export const threatensVisa = phraseSignal(
  'threatens-visa',
  {
    en: [
      'visa|residency|residence|permit ..6 {block}|void|overstay|deported|deportation|violation|invalid|illegal',
      'emirates id|card ..4 {block}|invalid',
      'deported|deportation|overstay',
      'immigration ..4 fine|violation|case|problem|issue|status',
      'visa|immigration|residency fine|fines|violation',
      'visa|permit|residency|evisa ..6 error|rejected|refused|problem|mistake',
      'absconding|absconded',
    ],
    ar: [
      'تأشيرة|تأشيرتك|إقامة|إقامتك|الإقامة ..3 {block}|مخالفة|منتهية|ملغاة|الترحيل',
      '{block} ..2 تأشيرة|تأشيرتك|إقامتك|الإقامة|إقامة|هويتك',
      'ترحيل|الترحيل|إبعاد',
      'هويتك|الهوية ..3 {block}',
      'مخالفة|غرامة ..2 إقامة|الإقامة|تأشيرة|التأشيرة',
      'تغيب|هروب ..4 بلاغ|ضدك|مسجل|كفيل',
      'بلاغ|بلاغات ..2 تغيب|هروب',
      'سيتم|يتم|راح|وإلا ..2 ترحيلك|إبعادك|ترحيل|تسفيرك',
    ],
  },
  { negations: 'denials' },
)
