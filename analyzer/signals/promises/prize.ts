import { compile, occurs, type Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { prizeElsewhere } from '../elsewhere/jobs.ts'
import { GIFT_COLLECTION } from '../offers/gift-collection.ts'

/** Cards that are to be bought, a finder's reward, a game that the writer's team won, and good wishes among friends. */
const NOTHING_WON: Phrases = {
  en: [
    'buy|get|purchase|send|pick|grab|need ..1 me|us ..3 gift card|cards|voucher|vouchers',
    'buy|buying|bought|purchase|purchased|get|pick|grab|need|order ..4 gift card|cards|voucher|vouchers',
    'petty cash',
    'claim form',
    'send ..2 gift card|cards|voucher|vouchers ..1 # of|x|pieces|pcs',
    'lost|missing ..8 reward',
    'reward ..3 for ..3 finder|whoever|anyone|information|finding',
  ],
  ar: [
    'اشتر|اشتري|تشتري|شراء|اشحن|دبر ..3 بطاقات|بطاقة|كروت ..1 هدايا|هدية',
    'ربحنا|فزنا|كسبنا',
    // What the writer has earned himself.
    'أنا|وأنا|أني|إني ..1 كسبت|ربحت',
    'مبروك|مبارك الزواج|زواجك|النجاح|نجاحك|التخرج|تخرجك|المولود|المولودة|البيت|الخطوبة|العرس|الترقية|ترقيتك|العيد|العمرة|الحج',
    'يلقاها|يلقاه|لقاها|لقاه|يجدها|يجده|وجدها|وجده ..4 مكافأة',
    'مكافأة ..3 لمن|يلقاها|يلقاه|يجدها|يجده',
  ],
  others: [
    'ishtri|eshtri|ishteri|eshteri|jeeb|jeebi|dabbir|dabber ..3 gift card|cards|voucher|vouchers',
  ],
}

const saysWon = phraseSignal(
  'prize',
  {
    en: [
      'gift|gifts to|on your ..2 account|balance|wallet',
      'you|youve ..3 offered|granted|awarded ..2 grant|donation|compensation ..2 @amount',
      'here|this is ..1 a|your ..2 gift|bonus|present ..1 for|to ..6 loyalty|payment|record|bill|customer|customers|gratitude',
      'quiz|survey|questions ..6 got|won|get|paid|earned ..2 #|@amount',
      'free|giving|gives|giveaway|gift|gifted|gived|gave ..2 nitro|robux|skins',
      'nitro ..3 left|free|gift|gifts|giveaway',
      'nitro ..2 # months|month',
      'months|month ..3 nitro',
      'steam|discord|roblox|psn|playstation|xbox ..3 gift|gived|giveaway|nitro|free',
      'points|reward|rewards ..8 ends|end|expire|expires|expiring ..10 redeem|collect|claim|exchange|link|@link',
      'collect|redeem|claim ..2 your|ur ..1 points|reward|rewards',
      'one of ..1 # ..1 loyal|lucky|selected|random shoppers|customers|members|users|clients',
      'you|youve|have|has|number|email ..4 won|winner|win ..6 {prize}|@amount|money|cash|iphone|car|gold',
      'congratulations|congrats ..8 won|winner|selected|{prize}|chosen|lucky',
      'claim ..4 {prize}|bonus|iphone|cash|winnings',
      '{prize} ..5 claim|unclaimed|awaits|waiting|collect|guaranteed',
      'you|youve|have|number selected|chosen ..4 {prize}',
      'lucky winner|draw|number|customer|person',
      'lottery',
      'confirm|claim|get|grab ..2 your ..2 @amount ..1 reward|voucher|gift|card|prize',
      'answer|complete|take|finish ..5 questions|survey|questionnaire|quiz ..10 ship|shipped|deliver|yours|s ..3 today|free|out|h|it',
      'confirm ..2 delivery|shipping|address ..6 questions|survey|questionnaire|quiz|second',
      'questions|survey|questionnaire|quiz ..12 only|just ..2 shipping|handling|postage|@amount',
      'opinion|answers|feedback|survey|loyalty ..2 earned|earns|qualified|qualifies|entitles you',
      'you|youve ..2 been ..1 chosen|selected|picked ..8 survey|questionnaire|feedback|opinion|participate ..25 gift|free|kit|reward|set|fryer|cooler|drill|generator|@amount',
      'kit|set|gift|box|cooler|fryer|drill|grill|vacuum|generator|cookware ..2 is|are ..2 waiting|reserved|pending|ready ..3 delivered|delivery|shipped|you|claimed',
      'you ..3 won @amount',
      'won ..3 @amount',
      'winner|winners ..6 @amount|{prize}|chosen|selected',
      'chosen|selected|picked ..6 {prize}|@amount',
      'you|u|uve|youve ..3 won a|an|our|this|the ..4 iphone|nokia|samsung|phone|car|laptop|tv|holiday|cruise|voucher|gift|{prize}',
      'claim|collect ..2 your|ur|yr ..4 @amount|free|discount|bonus|cashback',
      'free iphone|laptop',
      'awarded ..6 {prize}|@amount|iphone|camera|cash|holiday|trip',
      'your|mobile|number|sim|name|email|account|numbers ..4 won|winner|awarded|picked|selected|drawn|w0n|w1nner',
      '{prize}|cash|holiday|voucher ..5 await|awaits|awaiting|waiting|collection|unclaimed|claim',
      'to ..1 claim ..3 call|text|txt|send|contact|click|pay|whatsapp|reply|@phone|@link',
      'lucky|mega|grand|raffle|anniversary|shopping ..2 draw ..10 {prize}|number|name|selected|you|your|won|iphone|car|gold',
      'spin ..4 wheel|win',
      'points|reward|rewards ..5 expire|expires|expiring|redeem ..6 @link|today|now|cash|here|claim',
      'win|won ..4 free|brand ..3 iphone|car|phone|trip|laptop|ticket|tickets',
      'survey ..6 {prize}',
      'selected|chosen ..4 receive ..3 @amount|{prize}|cash',
      'mega|raffle ..2 draw ..6 won|winner',
      'unredeemed|unclaimed ..2 points|prize|reward|bonus|funds',
      'you|your ..2 have|has|got|receive|received ..3 voucher|coupon|gift|reward ..3 of|worth|@amount|for',
      '# questions|question ..6 @link|voucher|gift|win|free|prize|receive',
      'answer|complete|fill ..3 survey|questions|question ..8 @link|win|gift|voucher|free|receive|get',
    ],
    ar: [
      'اسمك|رقمك|خطك ..3 قائمة|لائحة|ضمن|بين ..2 الفائزين|الرابحين ..4 اتصل|كلمنا|#|@phone|@link',
      'اختيار|اخترنا ..2 رقمك|رقمكم|خطك ..8 الرابح|الفائز|رابح|فائز|مبروك|اتصل',
      'استلام|لاستلام|للحصول ..2 شيك|الشيك',
      'نقاط|نقاطك|نقاطكم|مكافآتك ..8 تنتهي|ستنتهي|اليوم ..8 الرابط|@link|استبدل|استلم|لاستبدال|لاستلام',
      'عليك|عليكم ..0 السحب|القرعة|الاختيار ..4 شركة|من|@brand',
      'مبروك ..6 {prize}|ربحت|فزت|اختيارك',
      'تهانينا ..6 {prize}|ربحت|فزت|اختيارك',
      'لقد|أنت فزت|ربحت|الفائز',
      'فزت|ربحت ..4 {prize}|@amount|بمبلغ|مبلغ|سيارة|آيفون',
      '{prize} ..3 {prize}',
      'استلام|لاستلام|للمطالبة|المطالبة|لتسليم ..3 {prize}',
      'رقمك ..3 فاز|فائز|رابح|ربح',
      'تم اختيارك ..6 {prize}|للحصول|كفائز|@amount|مبلغ',
      'يانصيب|اليانصيب',
      'ربح|ربحت|فوز|فزت|كسبت|فزتم|ربحتم|تفوز ..4 {prize}|@amount|سيارة|آيفون|ايفون|مبلغ|كيلو|ذهب|رحلة|هاتف',
      'رقم|رقمك|اسمك|خطك|شريحتك|هاتفك|حسابك ..4 اختيار|اختياره|السحب|فاز|الفائز|كسب|ربح|الفائزين|ضمن ..3 {prize}|سحب|الفائزين|السحب|للفوز|@amount',
      '{prize} ..4 @amount|بقيمة|بانتظارك|تنتظرك|باسمك|مالية|نقدية|استلام|لاستلامها',
      'نقاط|نقاطك|مكافآت|مكافآتك|رصيد ..4 تنتهي|ستنتهي|استبدل|استبدلها|استبدال|صلاحية',
      'قسيمة|كوبون|قسائم ..3 @amount|#|شراء|مجانية',
      'جاوب|أجب|اجب|إجابة|املأ|شارك ..3 أسئلة|سؤال|الاستبيان|استبيان ..10 {prize}|اربح|مجانا|وأرسلها|شارك|لتربح',
      'اختارك|اخترناك|اختارتك ..6 {prize}|جوال|هاتف|آيفون|سيارة|سامسونج',
      // "Your bill is paid, here is a little gift" in a company's name.
      'فاتورة|فاتورتك|فاتورتكم|دفعتك|مدفوعاتك|السداد|الدفع ..12 هدية|هديتنا|هديتك|الهدية|مكافأة ..3 صغيرة|الصغيرة|مفاجئة|المفاجئة|مفاجأة',
      'تهديك|يهديك|تهديكم|نهديك ..4 تذكرة|تذكرتين|تذاكر|آيفون|@amount|جيجا|{prize}',
    ],
    others: [
      'nanalo|panalo|nagwagi ..4 @amount|premyo|raffle|{prize}|#',
      'вы|поздравляем ..6 выиграли|победитель|выигрыш',
      'লটারি|লটারিতে|পুরস্কার|অভিনন্দন ..8 জিতেছেন|জিতেছে|পেয়েছেন|বিজয়ী',
      'አሸናፊ|ሽልማት|ሎተሪ|ዕጣ ..4 ሆነዋል|አሸንፈዋል|ደርሶዎታል|ደርሶታል|ወጥቶልዎታል',
      'mabrook|mabrouk|mabruk|alf ..3 rab7t|reb7t|rbe7t|fezt|fozt|kasabt',
      'badhai|badhaai|mubarak|बधाई|مبارک|mabrook|mabrouk|mabruk ..8 lucky|lottery|{prize}|jeeta|jeete|jeet|जीते|जीता|rba7t|fezt|fozt|nikla|निकला|نکلا',
      'lottery|inaam|inam|इनाम|लॉटरी|انعام|لاٹری|draw|iphone|आईफोन ..6 nikla|lagi|lage|jeeta|mila|मिला|निकला|लगी|जीते|ملا|نکلا|لگی|ملے|aapke|आपके',
      'aap|आप|آپ ..6 jeete|jeeta|जीते|जीता|جیتے|جیتا|mila|मिला|ملا ..4 {prize}|iphone|आईफोन|@amount|है|hai|ہے',
      'rba7t|fezt|fozt|rbe7t ..3 @amount|#|iphone|{prize}|sayyara',
      'jeeto pakistan',
      'جیتو پاکستان',
      'kbc|bisp ..4 lottery|ki|se',
      'gewinner|gewinnerin|gewonnen ..8 ausgewählt|ermittelt|@amount|lotterie|ziehung',
      'gagnant|gagnante|gagné|remporté ..8 @amount|loterie|tirage|lot',
      'ganador|ganadora|ganado|premio ..8 @amount|lotería|sorteo',
    ],
  },
  {
    negations: 'warnings',
    except: {
      en: [...GIFT_COLLECTION.en, ...NOTHING_WON.en],
      ar: [...GIFT_COLLECTION.ar, ...NOTHING_WON.ar],
      others: NOTHING_WON.others!,
    },
  },
)

const GIFT =
  'kit|set|gift|gifts|reward|box|cooler|fryer|drill|grill|vacuum|generator|cookware|mower|tumbler|prize|airfryer|tools|knives'

/** What makes a survey's thanks a lure: it waits, and only its postage is to be paid. */
const LURES = compile({
  en: [
    'shipping|postage|handling|delivery ..3 @amount|#|fee|charge|cost|costs',
    's h ..3 @amount|#|fee|charge',
    'pay|cover ..3 shipping|postage|handling|delivery',
    `${GIFT} ..8 waiting|reserved|pending|unclaimed|claimed|held`,
    'hasnt|not|never ..3 claimed|collected|redeemed',
  ],
  ar: [],
})
const OF_SHOP = compile({ en: [GIFT], ar: [] })

/** A survey in a shop's name that has picked the reader for a costly gift, against a little postage. */
export const surveyGift = phraseSignal(
  'prize',
  {
    en: [
      'survey|questionnaire|quiz',
      'answer|complete|take|finish ..4 questions',
      'tell|share|give|rate ..4 opinion|visit|experience|feedback|thoughts',
      'opinion|answers|loyalty|shopper|customer|member|customers|members|shoppers ..4 chosen|selected|picked|earned',
      'chosen|selected|picked ..4 get|receive|try|keep',
    ],
    ar: [],
  },
  {
    negations: 'warnings',
    within: 'email',
    when: ({ words }) => occurs(words, OF_SHOP) && occurs(words, LURES),
  },
)

/** Tells of a prize, a gift or a draw that was won. */
export const prize = firstOf(surveyGift, saysWon, prizeElsewhere)
