import { compile, occurs, type Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'

/** A guest's check, ways to pay a bill, and where a charge will be seen. */
const NO_TRADE: Phrases = {
  en: [
    'check|checks in|out|up|list|lists|whether|if',
    'cheque list|lists|book|run',
    'by|via ..1 cheque|check|transfer',
    'cheque|check ..8 or ..3 transfer|card|cash',
    'show|appear|reflect ..4 statement|statements|app',
  ],
  ar: ['سيظهر|يظهر ..2 كشف|كشفك|الكشف|التطبيق'],
}

/** Who is said to buy, and who really fetches the goods. */
const BUYERS = compile({
  en: [
    'university|college|institute|unicef|undp|unops|nations|ministry|government|nato|nasa|defence|defense|army|hospital|embassy|school|procurement|county',
  ],
  ar: [],
})
const FETCHERS = compile({
  en: [
    'forwarder|forwarders|freight|forwarding|storage|annex|driver|pickup|courier|carrier|shipper|consolidator|logistics|warehouse',
    'credit|trade ..1 reference|references',
  ],
  ar: [],
})

/** An order in the name of a body that everybody trusts, to be paid a month after others have fetched it. */
export const ordersOnCredit = phraseSignal(
  'goods-before-money',
  {
    en: [
      'net|nett 30|15|45|60|21|14 ..2 day|days|term|terms|account|credit|basis|payment|after|delivery|from|only',
      'terms|term|payment|pay|pays|on|our|ask|credit ..3 net|nett 30|15|45|60|21|14',
      '30|45|60|15|thirty days|day ..2 credit|net|account|terms|after',
    ],
    ar: [],
  },
  {
    negations: 'any',
    within: 'email',
    when: ({ words }) => occurs(words, BUYERS) && occurs(words, FETCHERS) && occurs(words, QUOTES),
  },
)
const QUOTES = compile({
  en: ['quote|quotation|rfq|proforma|forma|order|pcs|units|supply|pricing'],
  ar: [],
})

const beforePayment = phraseSignal(
  'goods-before-money',
  {
    en: [
      'cheque|check ..8 sign|key|keys|ownership|car|deposit|rest|hand|release|transfer|driver|brother|way',
      'buy|buying|take ..5 without ..1 seeing|viewing|checking|inspection',
      'pay|payment|paid ..2 after|in|within ..1 # days ..8 ship|deliver|send|goods|laptops|warehouse',
      'screenshot|receipt|slip|proof ..4 transfer|payment|deposit ..10 release|send|give|ship|hand|deliver|driver',
      'give|hand|release ..3 key|keys|car|phone|item|goods|laptop|gold|watch ..5 brother|driver|courier|friend|agent|cousin|man',
      'cheque|check ..12 ownership|closes|closed|weekend|evening|friday',
      'receipt|screenshot|slip|photo ..3 transfer|deposit|payment|receipt',
      'will ..1 show|appear|reflect|arrive ..3 after|in|within ..3 hours|days|tomorrow',
      'here is|see ..2 receipt|screenshot|slip',
    ],
    ar: [
      'شيك|الشيك|بشيك ..6 سلم|سلمي|المفتاح|مفتاح|الملكية|السيارة|حول|وقع|أودع|اصرف',
      'سلم|سلمي|أعط|اعط|عط ..2 المفتاح|السيارة|الجوال|التلفون|الذهب|البضاعة|الغرض ..3 أخي|أخوي|السائق|المندوب|ابن|صديقي|رفيجي|لأخي',
      'أشتري|اشتري|آخذها|بشتري ..4 بدون|دون ..1 معاينة|أشوفها|فحص|شوف|رؤية',
      'صورة|إيصال|وصل ..1 التحويل|الإيداع|تحويل ..6 سلم|أرسل|ارسل|المندوب|السائق',
      'بشيك|شيك ..10 الملكية|يسكر|الجمعة|المساء|الإجازة|ننقل',
      'سيظهر|يظهر|بيظهر|يوصل ..3 بعد|خلال ..2 ساعة|ساعات|يوم|يومين',
    ],
  },
  { negations: 'any', except: NO_TRADE },
)

/** Wants the goods before the money has really arrived: a cheque, a screenshot, payment later. */
export const goodsBeforeMoney = firstOf(beforePayment, ordersOnCredit)
