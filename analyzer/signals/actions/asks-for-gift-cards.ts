import { phraseSignal } from '../detector.ts'

/** Wants gift cards or top-up cards to be bought and their numbers sent. */
export const asksForGiftCards = phraseSignal(
  'asks-for-gift-cards',
  {
    en: [
      'buy|purchase|get|pick|need|send|grab|pay ..6 gift|itunes|steam|google|apple|amazon|play|razer|vanilla card|cards|voucher|vouchers ..12 code|codes|scratch|send|me|photo|picture|back|numbers',
      'gift cards ..8 scratch|codes|pictures|photos|surprise|reimburse|urgent',
      'scratch ..5 code|codes|pin ..5 send|picture|photo|back',
      'pay|payment|paid ..4 gift cards|card',
      'need|want|get|buy ..3 you ..4 gift cards',
      'pick|buy|get|purchase ..3 some|few|physical|# ..3 gift cards',
      'pay|send|delivery|fee ..4 with|by|in|using ..1 steam|itunes|google|apple|razer|amazon|gift card|cards|voucher',
      'only|just ..2 steam|itunes|razer|apple card|cards',
    ],
    ar: [
      '{transfer}|اشتر|شراء|اشتري|تشتري ..4 بطاقة|بطاقات ..2 هدايا|هدية|ايتونز|آيتونز|جوجل|قوقل|ستيم|آبل|ابل|أمازون|رازر',
      '{transfer}|اشتر|شراء|اشتري|تشتري|دبر ..4 بطاقة|بطاقات|كروت ..2 شحن ..8 صور|صورهم|وصورها|الأرقام|الكود|الرمز|الأكواد|{give}',
      'بطاقات|كروت ..1 هدايا|ايتونز|آيتونز|ستيم|آبل|ابل|جوجل|قوقل|أمازون|رازر ..6 {give}|صور|صورهم|وصورها|الأرقام|الكود|الرمز|الأكواد',
    ],
  },
  { negations: 'any' },
)
