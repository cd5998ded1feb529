import { isToKin } from '../../entities/strangers.ts'
import type { Prepared } from '../../prepared.ts'
import { compile, occurs, type Phrases } from '../../text/phrases.ts'
import { newNumber } from '../stories/new-number.ts'

const ORDER = 'delivery|talabat|noon|careem|deliveroo|keeta|instashop|zomato|amazon|order'
const RIDER = 'rider|driver|courier|guy|him|hes|he|delivery'
/** "Give the rider the Talabat PIN". */
export const TO_THE_RIDER = `give|hand|tell|show ..2 ${RIDER} ..3 ${ORDER} ..1 pin|code`

/**
 * "Your location pin", "you will receive an SMS with the code", "this confirms that your password was changed": a pin that is a
 * place, a message that nobody is told to write, a change that is over, a code that was given, as Hindi and
 * Urdu tell it ("OTP bata diya"), and one that stands there for whoever delivers, as Bengali couriers write.
 */
export const NO_SECRET: Phrases = {
  en: [
    'location|map|maps|gps|drop|dropped pin|pins',
    'drop|share|send ..1 a pin',
    'pin|pins ..2 location|map|maps',
    'address ..3 pin code',
    'a|an|another|by|via|per|through text|message|sms|whatsapp',
    'text|sms message|messages',
    'ignore|disregard ..1 message|text',
    'text|message|messages|sms with|containing|contains|including|carrying',
    'confirm|confirms|confirming ..2 that ..2 your ..2 password|pin|passcode',
    'confirm|confirms|confirming|verify ..3 password|pin|passcode reset|change|changes|request',
  ],
  ar: [],
  others: [
    'bata|bhej|de|share|बता|भेज|दे|शेयर|بتا|بھیج|دے|شیئر diya|dia|diye|di|chuka|chuki|chuke|दिया|दिए|दी|चुका|चुकी|دیا|دی|چکا|چکی',
    'otp|ওটিপি|কোড # ..1 ডেলিভারির|রাইডারকে|রাইডার|ডেলিভারিম্যানকে ..2 দিন|বলুন|দেখান',
  ],
}

/**
 * "Send me the source code", the codes of gift cards, the code that the text carries for whoever delivers, and the one that he
 * is given at the door.
 */
export const OTHER_CODES = compile({
  en: [
    TO_THE_RIDER,
    'src|source|dress|zip|postal|post|area|bar|swift code|codes',
    'gift|itunes|steam|google|apple|amazon ..1 card|cards|voucher|vouchers ..14 code|codes',
    '{code}|code|pin ..6 noone|one|nobody|anyone|anybody|person ..1 except|but|than|besides ..2 driver|courier|rider|captain',
    '{code}|code|pin ..5 driver|courier|rider|captain ..5 on|upon|at|when|once|after ..3 delivery|arrival|receive|received|arrives|collect|collecting|door|hand|reaches',
    'on|upon|at|when|once|after ..4 delivery|arrival|receive|received|arrives|collect|collecting|door ..8 {code}|code|pin ..4 driver|courier|rider|captain',
    '{code}|code|pin ..2 # ..6 with|to ..4 agent|rider|driver|captain|courier|executive|valet|technician|partner|hero',
  ],
  ar: [
    'الرمز|رمز|كود|الكود البريدي|بريدي',
    '{code}|الرمز|رمز|كود|الكود ..2 # ..6 للمندوب|المندوب|مندوب|للسائق|السائق|سائق|للكابتن|الكابتن',
    'رمز|الرمز|كود|الكود ..8 بعد|عند|لما|وقت ..1 تستلم|تستلمين|تستلمون',
    'رمز|الرمز|كود|الكود ..6 أحد|شخص|حد ..1 إلا|غير|سوى|عدا ..1 المندوب|مندوب|السائق|الكابتن',
    'رمز|الرمز|كود|الكود ..3 المندوب|مندوب|السائق|الكابتن ..4 عند|وقت|بعد|لبدء ..1 الاستلام|التسليم|التوصيل|الوصول|وصوله|الرحلة',
    'رمز|الرمز|كود|الكود ..1 المنتج|الصنف|الخصم|الدولة|المنطقة|البوابة|الباب|الواي',
    'مندوب|المندوب|للمندوب|السائق|للسائق|الكابتن|للكابتن ..6 {code}|الرمز|رمز|كود|الكود ..2 #',
    'رمز|كود ..3 شبكة|راوتر|روتر|الشبكة|الراوتر|الروتر|باب|الباب|بوابة|البوابة|عمارة|العمارة',
  ],
  others: [
    'code|kod|ramz ..2 wifi|bawaba|bawwaba|gate|door|binaya|building',
    'code ..3 guard|rider|driver',
    'delivery|डिलीवरी|ڈیلیوری ..4 code|कोड|کوڈ ..6 haath|हाथ|ہاتھ',
    'delivery|डिलीवरी|ڈیلیوری ke|के|کے time|samay|समय|waqt|وقت ..8 code|कोड|کوڈ',
  ],
})

const ORDER_CODES = compile({
  en: [`${ORDER} ..1 pin|code|number`, `pin|code|number ..6 from|of|for ..2 ${ORDER}|food|rider`],
  ar: [
    'كود|الكود|رمز|الرمز|رقم|الرقم ..5 طلبات|نون|كريم|ديليفرو|كيتا|أمازون|توصيل|التوصيل|الاستلام|الطلب',
    'طلبات|نون|كريم|ديليفرو|كيتا|أمازون ..8 كود|الكود|رمز|الرمز',
  ],
})
const RIDER_WAITS = compile({
  en: [`${RIDER} ..3 downstairs|outside|waiting|door|gate|lobby|reception`],
  ar: [
    'المندوب|الريال|الدريول|السائق|السواق|الكابتن|الرجال|الولد ..4 تحت|واقف|برع|برا|الباب|ينتظر|يستنى',
  ],
})

/** "Mum, send me the Talabat code, the rider is downstairs": a family's own errand, unless the child has a new number. */
export function isOrderAtTheDoor(content: Prepared): boolean {
  const { words } = content
  const isErrand = isToKin(content) && occurs(words, ORDER_CODES) && occurs(words, RIDER_WAITS)
  return isErrand && newNumber(content).length === 0
}
