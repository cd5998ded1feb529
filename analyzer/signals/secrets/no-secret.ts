import type { Phrases } from '../../text/phrases.ts'

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
