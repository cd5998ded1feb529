import { phraseSignal } from '../detector.ts'

/** Threatens a visa, residency or identity document. */
export const threatensVisa = phraseSignal(
  'threatens-visa',
  {
    en: [
      'passport ..4 suspended|suspend|deactivated|restricted|frozen|flagged|disabled|revoked',
      'suspended|suspend|deactivated|restricted|frozen|flagged|disabled|revoked ..5 passport',
      'restricted|barred|banned|prohibited|blocked ..1 from ..1 leaving|exiting|departing ..2 country|uae|emirates|united|border|airport',
      'visa|residency|residence|permit ..6 {block}|void|overstay|deported|deportation|violation|invalid|illegal',
      'emirates id|card ..4 {block}|invalid',
      'deported|deportation|overstay',
      'immigration ..4 fine|violation|case|problem|issue|status',
      'visa|immigration|residency fine|fines|violation',
      'visa|permit|residency|evisa ..6 error|rejected|refused|problem|mistake',
      'absconding|absconded',
    ],
    ar: [
      'جواز|جوازك|جوازكم ..3 {block}',
      '{block} ..3 جواز|جوازك|جوازكم',
      'منعك|منعكم|ممنوع|ستمنع ..2 المغادرة|مغادرة',
      'اسمك|اسمج|عليك|عليج ..4 الممنوعين|ممنوعين|المنع ..1 من ..0 السفر|المغادرة|الدخول',
      'تأشيرة|تأشيرتك|إقامة|إقامتك|الإقامة ..3 {block}|مخالفة|منتهية|ملغاة|الترحيل',
      '{block} ..2 تأشيرة|تأشيرتك|إقامتك|الإقامة|إقامة|هويتك',
      'ترحيل|الترحيل|إبعاد',
      'هويتك|الهوية ..3 {block}',
      'مخالفة|غرامة ..2 إقامة|الإقامة|تأشيرة|التأشيرة',
      'تغيب|هروب ..4 بلاغ|ضدك|مسجل|كفيل',
      'بلاغ|بلاغات ..2 تغيب|هروب',
      'عليك|عليج|اسمك|اسمج|عندك|عندج ..2 تعميم',
      'يسجل|سيسجل|بنسجله|بيسجل|بسجلك|بنسجلك|نسجلك ..1 هارب|هاربا|هروب',
      'سيتم|يتم|راح|وإلا ..2 ترحيلك|إبعادك|ترحيل|تسفيرك',
    ],
  },
  { negations: 'denials' },
)
