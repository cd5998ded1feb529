import { phraseSignal } from '../detector.ts'

/** Tells of a parcel that is held, could not be delivered or lacks an address. */
export const parcelProblem = phraseSignal('parcel-problem', {
  en: [
    '{parcel} ..8 held|hold|stuck|pending|suspended|returned|undelivered|undeliverable|failed|fail|missed|unpaid|insufficient|incomplete|incorrect|wrong|invalid|unable|waiting|customs|detained|stopped|paused|unsuccessful',
    '{parcel} ..6 couldnt|cannot|cant|not ..3 delivered|deliver|delivery',
    'unable|failed|attempted|tried ..3 deliver|delivery',
    'missed|failed|unsuccessful|reschedule|redeliver|redelivery ..2 delivery|parcel|package',
    'address|postcode|zip ..4 incomplete|incorrect|wrong|invalid|unclear ..8 {parcel}|update|@link',
    'update|confirm|correct ..3 address ..8 {parcel}|@link',
    '{fee} ..6 {parcel}',
    '{pay}|confirm|settle ..5 {fee} ..4 {parcel}|release|customs|delivery|deliver',
    'customs ..2 fee|fees|duty|charges|clearance',
  ],
  ar: [
    '{parcel} ..6 معلق|معلقة|محتجز|محتجزة|الجمارك|متوقف|متوقفة|بانتظار|تعذر|خاطئ|ناقص|غير|فشل|إرجاع|الدفع|دفع|رسوم',
    'تعذر|فشل|لم ..3 توصيل|تسليم|تسليم|التوصيل|نتمكن ..4 {parcel}',
    'تعذر|فشل|فشلت توصيل|تسليم|محاولة|التوصيل',
    'عنوان|العنوان|عنوانك ..3 غير|خاطئ|ناقص|ناقصة|صحيح ..6 {parcel}|@link|تحديث',
    '{fee} ..4 {parcel}',
    'رسوم|الرسوم جمركية|الجمركية|التخليص|الشحن|التوصيل',
  ],
  others: [
    '{parcel} ..6 ruka|रुका|رکا|atka|अटका|custom|customs|कस्टम|کسٹم|jamarek|jamarik|3aleg|3aliq|mu3allaq|roka',
  ],
})
