import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'
import { type Detector, firstOf, phraseSignal } from '../detector.ts'
import { cardsElsewhere } from '../elsewhere/bosses.ts'

/** An office that buys cards for its people has the bill booked. */
const BOOKED = compile({
  en: [
    'petty cash',
    'receipt|receipts|bill|invoice ..4 accounts|accounting|accountant|finance|admin|reception|procurement|cashier',
    'accounts|accounting|accountant|finance|admin|procurement ..4 receipt|receipts|bill|invoice',
    'purchase order|request|requisition',
  ],
  ar: [
    'الفاتورة|فاتورة|الإيصال|إيصال|الوصل ..3 للمحاسب|المحاسب|للمحاسبة|المحاسبة|المالية|للمالية|الحسابات|للحسابات',
    'طلب|أمر شراء',
    'العهدة|النثرية|المصروفات النثرية',
  ],
  others: ['bill|receipt ..3 accounts|accountant|finance|admin'],
})

/** What a fraudster wants of the cards, and why nobody is to be asked. */
const TO_BE_SENT = compile({
  en: [
    'code|codes|pin|pins|scratch|scratched|numbers|pictures|photos|pics|snap',
    'itunes|steam|razer|vanilla|bitcoin|usdt',
    'between us|ourselves',
    'urgent|urgently|asap|surprise|secret|confidential|meeting|discreet',
  ],
  ar: ['الكود|الأكواد|كود|الرمز|أرقامها|أرقامهم|صور|صوري|صورهم|سر|سري|بيننا|عاجل|اجتماع|مفاجأة'],
})

/** Whether an office buys for its people: the bill is booked, and nobody wants what is printed on the cards. */
function isOfficePurchase({ words }: Prepared): boolean {
  return occurs(words, BOOKED) && !occurs(words, TO_BE_SENT, 'any')
}

/** What such cards are for, and whose they are. */
const KINDS = 'gift|itunes|steam|google|play|razer|apple|amazon'

const asksOutright = phraseSignal(
  'asks-for-gift-cards',
  {
    en: [
      '#|@amount ..2 in|on|of|worth ..1 steam|itunes|google|apple|razer|gold|vanilla|playstation|xbox|amazon ..2 card|cards|gift|voucher|vouchers',
      'steam|itunes|razer|vanilla ..1 gift|gold card|cards|pin|pins ..6 loyalty|prove|proof|security|safety|verify|first|before|pics|picture|photo|code|codes',
      'buy|get|send ..3 #|@amount ..1 razer|steam|itunes|vanilla ..1 card|cards|gift|gold|voucher|vouchers|pin|pins',
      'pick|buy|get|purchase|need ..2 up|some|few ..1 itunes|steam|apple|google|razer|amazon|ebay|vanilla|play cards|card',
      'buy|purchase|get|pick|need|send|grab|pay ..6 gift|itunes|steam|google|apple|amazon|play|razer|vanilla card|cards|voucher|vouchers ..12 code|codes|scratch|send|me|photo|picture|back|numbers',
      'gift cards ..8 scratch|codes|pictures|photos|surprise|reimburse|urgent',
      'scratch ..5 code|codes|pin ..5 send|picture|photo|back',
      'pay|payment|paid ..4 gift cards|card',
      'need|want|get|buy ..3 you ..4 gift cards',
      'pick|buy|get|purchase|need|want ..3 some|few|physical|# ..3 gift cards',
      'pay|send|delivery|fee ..4 with|by|in|using ..1 steam|itunes|google|apple|razer|amazon|gift card|cards|voucher',
      'only|just ..2 steam|itunes|razer|apple card|cards',
      'send ..2 gift|itunes|steam|google|apple|amazon|razer card|cards|voucher|vouchers ..1 # of|x|pieces|pcs',
    ],
    ar: [
      'بطاقات|البطاقات|كروت ..3 تشتريها|اشتريها|تشتريهم ..3 أرقامها|أرقامهم|تعطينا|ترسل|وتعطينا|وأرسل',
      'تشتري|تشترين|تشتريلي|اشتريلي|تجيبلي|تجيبيلي|جيبلي|جيبيلي ..3 كرت|كرتين|كروت|بطاقة|بطاقتين|بطاقات ..2 أمازون|جوجل|غوغل|قوقل|بلاي|ايتونز|آيتونز|ستيم|آبل',
      'شراء|اشتري|تشتري|تشترين|تشتريلي|اشتريلي ..2 بطاقات|كروت ..12 تصويرها|تصورها|تصوريها|تصورينها|صورها|صوريها|صورهم|صوريهم',
      '{transfer}|اشتر|شراء|اشتري|تشتري ..6 بطاقة|بطاقات ..2 هدايا|هدية|ايتونز|آيتونز|جوجل|قوقل|ستيم|آبل|ابل|أمازون|رازر',
      '{transfer}|اشتر|شراء|اشتري|تشتري|دبر ..4 بطاقة|بطاقات|كروت ..2 شحن ..8 صور|صورهم|وصورها|الأرقام|الكود|الرمز|الأكواد|{give}',
      'بطاقات|كروت ..1 هدايا|ايتونز|آيتونز|ستيم|آبل|ابل|جوجل|قوقل|أمازون|رازر ..6 {give}|صور|صورهم|وصورها|الأرقام|الكود|الرمز|الأكواد',
    ],
    others: [
      `ishtri|eshtri|ishteri|eshteri|jeeb|jeebi|dabbir|dabber ..3 ${KINDS} card|cards|voucher|vouchers ..8 arsel|arsil|ersel|sawwer|sawer|code|codes|arqam`,
    ],
  },
  { negations: 'any' },
)

/** Who says that he is the reader's boss; see claims/boss-request.ts for the others he may be known by. */
const BOSS = compile({
  en: ['i|im|this|its|it ..3 your|the ..1 boss|manager|ceo|director|md|chairman|supervisor'],
  ar: ['أنا|انا|معك|معاك ..1 المدير|مديرك|المديرة|مديرتك|الرئيس'],
  others: ['ana ..1 mudeer|mudir|modeer|mudeerak|mudirak|modeerak'],
})

/** A child, too, begs for such cards; a boss has no use for them. */
const asksAsBoss = phraseSignal(
  'asks-for-gift-cards',
  {
    en: [`buy|purchase|get|pick|grab|send|arrange ..4 ${KINDS} card|cards|voucher|vouchers`],
    ar: [
      'اشحن|دبر|جيب|هات|اشتر|اشتري|تشتري|شراء|أرسل|ابعت|طرش ..4 بطاقات|بطاقة|كروت|كرت ..1 هدايا|هدية|ايتونز|جوجل|قوقل|ستيم|آبل|أمازون|رازر',
    ],
    others: [
      `ishtri|eshtri|ishteri|eshteri|jeeb|jeebi|dabbir|dabber ..4 ${KINDS} card|cards|voucher|vouchers`,
    ],
  },
  { negations: 'any', when: ({ words }) => occurs(words, BOSS) },
)

/** Children beg their parents for such cards in chats, and not by mail. */
const asksByMail = phraseSignal(
  'asks-for-gift-cards',
  {
    en: [
      'buy|purchase|get|pick ..1 me|us ..4 gift|itunes|steam|google|play|razer|apple card|cards|voucher|vouchers',
      'need|want ..2 itunes|steam|razer|vanilla|google|apple ..1 card|cards|voucher|vouchers',
      `favor|favour|errand|task ..14 ${KINDS} card|cards|voucher|vouchers`,
    ],
    ar: [
      'اشتر|اشتري|تشتري|شراء ..2 لي|لنا ..2 بطاقات|بطاقة|كروت ..1 هدايا|ايتونز|آيتونز|ستيم|آبل|جوجل|قوقل|رازر',
    ],
  },
  { negations: 'any', within: 'email' },
)

/** A visitor tells of it: "my boss asks me to buy vouchers, is that real?" */
const asksByReport = phraseSignal(
  'asks-for-gift-cards',
  {
    en: [
      'asking|asked|asks|wants|wanted|told|tells me|us ..1 to ..1 buy|get|purchase ..3 voucher|vouchers|cards',
    ],
    ar: ['يطلب|طلب|طلبت|يبي|يبيني|يريدني|يبغاني ..3 أشتري|شراء ..2 بطاقات|كروت|قسائم'],
  },
  { when: ({ words }) => words.asksAdvice },
)

const CARDS = compile({
  en: [`${KINDS}|xbox|playstation card|cards|voucher|vouchers`],
  ar: ['بطاقة|بطاقات|كرت|كروت ..1 هدايا|هدية|ايتونز|آيتونز|ستيم|آبل|جوجل|قوقل|أمازون|رازر'],
})

/** Names the card in one sentence and asks for "one" in the next; what is wanted is the code. */
const asksForOne = phraseSignal(
  'asks-for-gift-cards',
  {
    en: [
      'buy|get|grab|purchase|pick ..2 one|it|two|some|them|# ..8 send|text|forward|share|give ..3 code|codes|numbers|pin|pins|picture|photo',
    ],
    ar: [
      'اشتر|اشتري|تشتري|تشترين|تجيب|تجيبين ..2 واحد|واحدة|لي ..8 {give} ..2 الكود|كود|الرمز|الرقم|صورته|صورتها',
    ],
  },
  { when: ({ words }) => occurs(words, CARDS) },
)

const wantsGiftCards = firstOf(
  asksOutright,
  asksForOne,
  asksAsBoss,
  asksByMail,
  asksByReport,
  cardsElsewhere,
)

/** Wants gift cards or top-up cards to be bought and their numbers sent. */
export const asksForGiftCards: Detector = (content) =>
  isOfficePurchase(content) ? [] : wantsGiftCards(content)
