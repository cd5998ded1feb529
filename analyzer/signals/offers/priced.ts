import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'

/** A price, in whatever words: what warns of such favours, or asks about them, mostly names none. */
const PRICES = compile({
  en: [
    '@amount',
    '# for|up|total',
    '# k|naira|bob|ksh|kes|gpay|upi|cashapp|zelle|momo|mpesa|paybill|till|each|half|deposit|only|per|down|before|advance|token|now|pesos|rupees|rs',
    'pay|send|token|only|deposit|fee|fees|charge|cost|price|just|for|n|k|r|rm|ksh|kes|ghs|usdt|rs ..2 #',
    '# ..2 on|by|via|to ..1 gpay|upi|cashapp|zelle|momo|mpesa|till|paytm|phonepe|gcash|maya|account',
  ],
  ar: [
    '@amount|مليون|درهم|دراهم|ريال|ريالات|دينار|دنانير|جنيه|دولار|يورو|شيكل|ليرة|دج',
    '{pay}|دفع|تحويل|حول|ابعت|صيفط|خلص|دز|عربون|مقدم|تسبيق|نص|اشتراك|سعر|حق|ثمن|ب|هات|هاتي|جلسة|الكورس ..3 ألف|ألفين|الفين|آلاف|مية|مئة|ميتين|مئتين|ثلاثمئة|أربعمئة|خمسمئة|خمسمية|ستمئة|سبعمئة|ثمانمئة|تسعمئة|خمسين|عشرين|ثلاثين',
    '# ..1 ألف|الف|آلاف|دينار|دنانير|جنيه|ج|شيكل|شيقل|دج|درهم|ريال|دولار|مليون|ورقة|ورقات|أوراق|اوراق|ليرة|دفتر|شدة|بس|فقط|كاش|رصيد',
    '{pay}|دفع|تحويل|حول|ابعت|ابعث|صيفط|سيفطي|خلص|دز|عربون|مقدم|تسبيق|سلفة|نص|نصها|نصهم|نصف|اشتراك|سعر|سعرها|سعره|حق|حقها|ثمن|تمن|رسم|هدية|أعطيك|جلسة|كورس|تكلفة|كشفية|بدل|أتعاب ..4 #',
    '# ..5 عربون|أمانة|مقدم|تسبيق|نص|نصها|نصهم|كورس|جلسة|مادة|طالب|شهر|واحد|دفعة|حلاوة|سنة|بدل|دفع',
    'ب|بـ #',
    'دفع|حول|تحويل|عربون|نص ..2 أول|اول|قبل|مقدم|مقدما|بعد|الحين|دلوقتي',
  ],
})

/** Whether a sum stands in a text as what something costs. */
export function isPriced({ words }: Prepared): boolean {
  return occurs(words, PRICES)
}
