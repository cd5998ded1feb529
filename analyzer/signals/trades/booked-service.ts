import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'

/** Who serves at a time that was booked, and keeps a deposit for whoever does not come. */
const SERVICES = compile({
  en: [
    'salon|salons|spa|barber|barbers|hairdresser|clinic|dentist|dental|restaurant|table|photographer|makeup|mua|nails|manicure|henna|lashes|laser|facial|keratin|catering|caterer|ballroom|decorator',
  ],
  ar: [
    'صالون|صالونات|مشغل|كوافير|كوافيرة|حلاق|حلاقة|عيادة|عيادات|أسنان|طبيب|طبيبة|مطعم|كافيه|طاولة|طاولات|مصور|مصورة|مكياج|ميكب|ميكاب|حناء|حناية|ليزر|بروتين|كيراتين|بشرة|أظافر|رموش|سبا|تجميل|ضيافة|كوشة|فوتوغرافي',
    'قاعة|قاعات ..1 أفراح|أعراس|زفاف|مناسبات|حفلات',
    'مصور|تصوير ..3 حفلة|عرس|زفاف|مناسبة|تخرج',
  ],
  others: ['salon|3eyada|eyada|mat3am|makeup|7enna'],
})

/** What is let, sold or won, and papers that no appointment needs, whoever else is named beside it. */
const MORE_THAN_TIME = compile({
  en: [
    'won|winner|prize|draw|passport|apartment|flat|studio|villa|room|bedspace|partition|unit|chalet|landlord|tenant|{goods}',
  ],
  ar: [
    'فزت|فوزك|فوزكم|ربحت|الفائزة|السحب|سحب|جائزة|هويتك|الهوية|جوازك',
    'شقة|الشقة|استوديو|فيلا|غرفة|شاليه|سكن|المالك|إيجار|الإيجار|معاينة|المعاينة|المفتاح|المفاتيح|شحن|الشحن|توصيل|التوصيل|{goods}',
  ],
})

/** Whether a deposit only keeps a time at a salon, a clinic, a restaurant or the like: no home, no goods and no prize. */
export function isBookedService({ words }: Prepared): boolean {
  return occurs(words, SERVICES) && !occurs(words, MORE_THAN_TIME)
}
