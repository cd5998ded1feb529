import type { Phrases } from '../../text/phrases.ts'

/** A present that people collect for: nobody has won it. */
export const GIFT_COLLECTION: Phrases = {
  en: [
    'farewell|leaving|retirement|wedding|graduation|shower|housewarming|teacher|teachers ..2 gift|gifts',
    'birthday|bday|christmas|day ..2 gift|gifts ..3 # ..1 each',
    'gift|gifts ..1 for ..2 teacher|teachers|watchman|guard|cleaner|nanny|driver|colleague|boss|coach|bride|newborn|baby',
  ],
  ar: [
    'هدية ..1 تخرج|وداع|توديع|تقاعد|زواج|عرس|مولود|المولود|المعلمة|المعلم|للمعلمة|للمعلم|المدرسة|الأبلة|الحارس|للحارس|زميلنا|زميلتنا|العروس',
    'هدية عيد ميلاد|ميلادها|ميلاده',
  ],
}
