import { compile, occurs, type Phrases } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

/** Money that no buyer pays. */
const OTHER_MONEY: Phrases = {
  en: [
    'receive|accept|get ..2 aid|grant|relief|support|welfare|subsidy|refund|salary|wages|zakat|prize|inheritance ..1 money|payment|funds',
  ],
  ar: [
    'استلام|لاستلام|تستلم ..1 مبلغ|المبلغ|الدفعة ..1 المسترد|المستردة|الدعم|المساعدة|المنحة|الإعانة|المكافأة|الجائزة|الراتب',
  ],
}

/** Who gives a prize, a loan, a wage or help, or gives back what was paid, and buys nothing. */
const NO_BUYER = compile({
  en: [
    'aid|grant|relief|subsidy|charity|crescent|zakat',
    'lottery|jackpot|raffle|inheritance|pension',
    'you|youve|number|sim|email ..3 won|winner',
    'tax|vat|customs|fine|fines|bill|bills|dewa|salik ..4 refund|refunds|refunded',
    'refund|rebate|compensation ..4 tax|taxes|vat|customs|fine|fines|bill|victims',
    'your ..2 refund|compensation|cashback|loan|salary|prize|bonus',
    'refund|compensation|cashback ..2 of @amount',
  ],
  ar: [
    'مساعدات|مساعدة|إعانة|معونة|منحة|الهلال|زكاة|الزكاة',
    'الضريبة|ضريبة|ضرائب|للضرائب|الضريبي ..12 مسترد|مستردا|استرداد|الاسترداد',
    'لك|لكم|لديك|لديكم|باسمك|مبلغ|رصيد ..3 مسترد|مستردة|استرداد',
    'مسترد|مستردة|استرداد ..4 ضريبة|ضرائب|الجمارك|المخالفة|فاتورة|رسوم',
    'ربحت|فزت|ربحتم|فزتم|الفائز|فائز|رابح|يانصيب|اليانصيب|جائزة',
    'قرضك|قرضكم|تمويلك|القرض|راتبك|الراتب|معاشك|تعويض|مكافأة|ميراث|الميراث|ورثة|تقاعد|التقاعدي',
  ],
})

/** A buyer who has "paid" and wants a card or a link to be used to receive the money. */
export const buyerSendsCourier = phraseSignal(
  'buyer-sends-courier',
  {
    en: [
      'courier|delivery|driver|aramex|shipping ..12 collect|pick|pickup ..12 {card}|link|payment|money|@link',
      'paid|payment ..8 courier|delivery ..8 link|receive|confirm|@link',
      'receive|accept ..3 payment|money|funds ..8 link|@link|{card}|form|confirm',
      'get ..2 your|the|my payment|money ..8 link|@link|{card}|form|confirm',
      'i|have|already paid ..10 @link',
      'paid|payment|transferred ..8 scan ..4 receive|accept|get|collect',
      'scan ..4 receive|accept|get|collect ..2 money|payment|funds|amount',
      'order ..3 paid ..6 receive|confirm ..6 @link',
      'buyer|customer|i|have|has ..3 paid|sent|transferred|made ..3 payment|money|amount|full ..10 confirm|receive|link|card|release|accept|click|form',
      'courier|driver|company|aramex|shipping|delivery|agent ..6 bring|brings|give|hand|deliver|pay|pays|with ..4 cash|money|payment ..10 card|link|confirm|fee|insurance|details|register|form',
      'your ..2 item|ad|listing|advert ..10 available|buy|interested ..20 courier|link|{card}|agent|whatsapp',
      'paid|pay|payment ..6 escrow|courier|delivery|shipping ..14 sms|code|link|confirm|release|collect|accept|details',
      'code|sms|digits|numbers ..6 to|for ..1 accept|receive|release|get ..2 money|payment|funds',
      '{card} ..6 so|to ..2 money|payment|amount|you ..2 comes|come|arrives|reach|reaches|credited|receive|paid|be',
    ],
    ar: [
      'دفعت|حولت ..4 المبلغ|مبلغ|الدفع|القيمة|ثمن|السعر ..6 الرابط|@link|استلام|لاستلام|تستلم|أدخل|ادخل|بطاقتك',
      'تم ..4 المبلغ|مبلغ|الدفع|القيمة|ثمن|السعر ..6 الرابط|@link|استلام|لاستلام|تستلم|أدخل|ادخل',
      'دفعت ..8 الرابط|@link|استلام|لاستلام',
      'مندوب|شركة|المندوب ..3 توصيل|شحن|التوصيل|الشحن ..8 استلام|يستلم ..10 بطاقة|الرابط|@link|بيانات|الدفع',
      'استلام|لاستلام|تستلم ..2 المبلغ|الدفعة|أموالك|الفلوس ..6 @link|الرابط|بطاقة|بطاقتك|بيانات',
      'لينك|رابط|الرابط|اللينك|بيوصلك|بيوصلج|هيوصلك|يوصلك|بيجيك ..6 تكتب|تحط|تحطين|تدخل|تدخلين|تملي|تعبي|تعبين|تسجل|حط|اكتب ..4 بطاقتك|بطاقتج|الفيزا|البطاقة|الكارت|كارتك|رقم|بيانات',
      'بطاقتك|بطاقتج|الفيزا|البطاقة|الكارت ..8 عشان|علشان|حتى|كي|لأجل ..2 الفلوس|فلوسك|المبلغ|تنزل|ينزل|تستلم|يوصلك|توصلك|تنزلك',
      'شركة|مندوب|المندوب ..2 الشحن|التوصيل|البريد|أرامكس|الشحن ..6 هتبعتلك|بيطرش|بيطرشلك|بترسل|هيبعتلك|يرسل|يطرش|بيدفع|بتدفع',
    ],
  },
  { except: OTHER_MONEY, when: ({ words }) => !occurs(words, NO_BUYER) },
)
