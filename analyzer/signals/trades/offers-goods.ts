import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'

const OFFERS_OF_GOODS = compile({
  en: [
    '{goods}|flat|apartment|studio|chalet|room|school|hajj|haj|umrah|permit ..6 available|selling|sale|ready|confirmed|left|free|offer|only|night|price|ending',
    'selling|available|offer|for ..2 sale|{goods}|flat|apartment|studio|chalet|room',
    'visas|visa|seats|seat|places|place ..2 left|remaining|available',
    'package|tour|trip|hajj|haj|umrah|ticket ..6 @amount|#',
  ],
  ar: [
    '{goods}|شقة|استوديو|شاليه|غرفة|مدرسة|حج|عمرة|تصريح ..6 متوفرة|متوفر|للبيع|جاهزة|جاهز|باقي|حجز|عرض|تنتهي|محدودة|بسعر|فقط|بدون',
    'للبيع|متوفر|متوفرة|باقي|عرض|حجز ..3 {goods}|شقة|استوديو|شاليه|غرفة|مقعد|مقاعد',
    'باقي ..3 تأشيرات|مقاعد|مقعد|تأشيرة|أماكن',
    'مقعد|مقاعد|تأشيرات ..3 باقي|متوفرة|واحد',
    'حج|عمرة|رحلة|باقة|شاليه ..10 @amount|#',
  ],
})

/** Whether goods, rooms or places are for sale or rent. */
export function offersGoods({ words }: Prepared): boolean {
  return occurs(words, OFFERS_OF_GOODS)
}
