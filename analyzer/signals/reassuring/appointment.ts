import { phraseSignal } from '../detector.ts'

/** A reminder of an appointment, a visit, a class or a delivery on its way. */
export const appointment = phraseSignal('appointment', {
  en: [
    'appointment ..10 confirmed|reminder|scheduled|with|on|at|dr|tomorrow',
    'reminder ..6 appointment|meeting|class|visit|lesson',
    'driver|courier|rider|captain ..6 way|arriving|arrive|arrived|minutes|outside|near',
    'order|delivery|shipment|parcel ..6 way|arriving|arrive|out|delivered|today|between',
    'booking|reservation ..4 confirmed|confirmation',
    'school|class|classes|students ..10 tomorrow|holiday|closed|timings|dismissal',
    'meeting ..6 tomorrow|at|on|monday|tuesday|wednesday|thursday|friday',
  ],
  ar: [
    'موعدك|موعد|الموعد ..8 مع|يوم|الساعة|غدا|عيادة|د|الدكتور|مؤكد',
    'تذكير ..4 موعد|بموعد|موعدك|بموعدك',
    'السائق|المندوب ..5 الطريق|وصل|يصل|سيصل',
    'طلبك|شحنتك|الشحنة ..4 الطريق|وصل|تم|سيصل|للتوصيل',
    'تأكيد حجز|الحجز',
    'المدرسة|مدرسة|الطلاب|أولياء ..8 غدا|يوم|إجازة|الدوام|اجتماع',
  ],
  others: [
    'appointment|ملاقات|अपॉइंटमेंट ..8 kal|baje|confirm|कल|बजे|بجے|hai|है|हैं|ہے',
    'maw3idak|maw3ed|maw3id ..8 yom|el|dr|sa3a',
    'parcel|पार्सल|پارسل ..6 aaj|kal|deliver|आज|कल|کل|ڈیلیور',
  ],
})
