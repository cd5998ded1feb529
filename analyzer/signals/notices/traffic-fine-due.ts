import { phraseSignal } from '../detector.ts'

/** Tells of a traffic or parking fine, or of a toll, that is due. */
export const trafficFineDue = phraseSignal('traffic-fine-due', {
  en: [
    'traffic|parking|speeding|toll|salik|darb|road|rta|radar ..2 {fine}',
    '{fine} ..6 vehicle|car|plate|salik|darb|licence|license',
    'vehicle|car|plate ..6 {fine}',
    'ticket|permit|parking|meter ..2 expired|overstay|unpaid ..6 {pay}|scan|@link|fine',
    'unpaid|outstanding|overdue|pending ..2 toll|salik|darb',
  ],
  ar: [
    'رسوم|رسم ..1 المرور|العبور|عبور ..3 متأخرة|مستحقة|معلقة|غير',
    'تسوية|سداد|دفع رسوم المرور|العبور|عبور|درب|سالك',
    '{fine} ..3 مرورية|مروري|المرورية|سرعة|رادار|مواقف|سالك|درب|تخطي|بوابة',
    'مركبتك|سيارتك|مركبة|لوحة ..4 {fine}',
    '{fine} ..5 مركبتك|سيارتك|المركبة|لوحة',
  ],
})
