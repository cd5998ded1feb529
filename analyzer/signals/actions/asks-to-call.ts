import { hasNoPublishedPhone } from '../../entities/strangers.ts'
import { phraseSignal } from '../detector.ts'

/** Wants a number to be called at once. */
export const asksToCall = phraseSignal(
  'asks-to-call',
  {
    en: [
      '{prize} ..14 call|dial|phone ..3 #|now',
      'to ..1 continue|activate|reactivate|resume|avoid|unblock|clear|settle|stop ..4 call|contact|dial ..1 mr|mrs|ms|officer|inspector|captain',
      'call|dial|phone|ring|contact ..5 @phone ..3 {today}',
      'call|dial|contact ..3 {today} ..5 @phone',
      '{today} ..3 call|dial|contact ..5 @phone',
      'call|contact|dial ..6 @phone ..6 to ..2 claim|cancel|avoid|stop|verify|unblock|activate|reactivate|confirm|collect|dispute',
      'just|simply|please call ..2 @phone',
      '{prize} ..12 call|collect ..4 @phone',
      'claim|{prize} ..6 call ..4 @phone',
      'call|contact ..4 us|me|department|team|helpline|officer|engineer|inspector ..3 @phone',
      'to ..1 claim|cancel|avoid|unblock|verify|activate|redeem|reveal|collect|reactivate|re|receive|confirm|restore|update ..8 call|contact|dial|ring ..6 @phone',
      'call|contact|dial|ring|phone ..4 us|me|officer|agent|department|team|helpline|number|hotline ..5 number ..2 below|above|following|given|here|attached',
      'call|contact|dial ..4 number ..1 below|above|following',
      'call|contact|dial|whatsapp this|these number|numbers|line ..4 #|@phone|now|immediately',
      'call|contact|dial ..3 {today} ..6 number',
      'call|contact ..3 customer|our|support|care|helpline ..4 @phone',
      'call|contact ..4 customer|support|helpline ..2 care|service|desk|team|number ..3 {today}|immediately|now|help|re|to',
      'didnt|not ..5 you ..4 call ..4 @phone',
      'call ..3 support|technician|engineer|helpdesk|technicians',
    ],
    ar: [
      '{prize}|مبروك|الفائزين|الفائز|الرابح|رابح ..14 اتصل|اتصلي|للاتصال|الاتصال ..4 #',
      'اتصل|للاتصال|الاتصال|اتصلوا|كلم ..5 @phone',
      'تواصل|تواصلوا|للتواصل|التواصل|راجع|راجعوا ..2 ضابط|مسؤول|مهندس|مفتش|مختص|مناوب ..4 @phone',
      '{today} ..5 @phone',
      'اتصل|للاتصال|الاتصال|اتصلوا|كلم|تواصل|كلمنا ..5 رقم|الرقم ..2 التالي|أدناه|ادناه|المرفق|الموضح|هذا',
      'اتصل|اتصلي|اتصلوا|الاتصال|للاتصال|تواصل|تواصلوا|كلمنا ..1 بهذا|بهذه|بهاي|بهالرقم|هذا|هذه|هالرقم|بهالأرقام ..1 رقم|الرقم|الأرقام|أرقام|الخط',
      'اتصل|تواصل|اتصلوا|كلمنا ..3 {today}',
    ],
    others: [
      '# par|pe|पर|پر ..1 call|phone|rabta|sampark|contact|कॉल|फोन|संपर्क|کال|رابطہ',
      '@phone ..4 call|phone|rabta|sampark|contact|whatsapp|कॉल|फोन|संपर्क|व्हाट्सऐप|کال|رابطہ|واٹس ..2 karein|kare|karo|karen|karlein|kijiye|करें|करो|कीजिए|کریں|کرو|کیجیے',
      'call|rabta|sampark|कॉल|संपर्क|کال|رابطہ ..3 karein|kare|karo|karen|karlein|kijiye|करें|करो|कीजिए|کریں|کرو|کیجیے ..3 @phone',
      'ettasel|itasel|ittesel|etasel|kallem|kallemni ..4 @phone',
    ],
  },
  { negations: 'any', when: hasNoPublishedPhone },
)
