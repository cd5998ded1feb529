import type { Phrases } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

/** What a notice of a sign-in asks of whoever reads it, and what the writer has sent to others. */
const OWN_DEEDS: Phrases = {
  en: [
    'recognise|recognize ..3 login|sign|activity|device|attempt|access|session|location|charge|transaction|purchase|payment|change|request',
    'sent|shared|submitted|uploaded my|our',
    'i|we|ive|weve ..1 sent|shared|submitted|uploaded ..1 the|this ..3 to|with the|our|my|him|her|them|hr',
  ],
  ar: [],
}

/** Makes the reader curious about a video, a picture or a message, to have a link opened. */
export const curiosityBait = phraseSignal(
  'curiosity-bait',
  {
    en: [
      'is ..1 this|that you ..4 in|on|video|photo|picture|@link',
      'look|see|guess|omg ..2 who ..1 died|dead|passed|killed',
      'died|killed|dead ..3 accident ..6 you ..2 know|knew ..3 him|her|them',
      'look|see|watch|check|omg ..8 about|of you ..6 video|photo|picture|link|here|@link',
      'video|photo|picture|pictures|photos ..3 of|about you',
      'voice|voicemail|new|unread|missed|pending|secure|encrypted ..2 message|voicemail|fax|document|mail|voicemails ..6 listen|hear|view|open|read|@link',
      'shared|sent|received ..4 document|file|files|fax|pdf|invoice ..6 view|open|download|access|review|@link',
      'who ..2 viewed|visited|blocked|stalks ..2 your|you',
      'remember|guess|recognise|recognize ..4 photo|picture|video|who|this',
      'missed ..1 call|calls ..3 from|@phone',
      'call|dial|ring ..6 hear|listen ..3 it|message|voicemail|now',
      'call back ..4 hear|listen|message|collect',
      'someone|somebody called|rang you',
      'please call ..1 back',
    ],
    ar: [
      'أنت|انت|انتي|إنت ..3 فيه|فيها|الفيديو|الصورة|بالفيديو|بالصورة|في',
      'شوف|شاهد|شوفي|اسمع|طالع|انظر ..4 فيديو|الفيديو|صورتك|صورك|تسجيلك|عنك|المقطع|مقطع|الصورة|قالوا|الصور',
      'لديك|وصلتك|عندك|وصلك ..2 رسالة|تسجيل|ملف|مستند ..2 صوتية|جديدة|صوتي|جديد|سرية|هام|مشفر',
      'اتصال|مكالمة|مكالمات فائت|فائتة|فائته',
      'اتصل|عاود ..3 لتسمع|تسمع|لسماع|للاستماع',
    ],
  },
  { negations: 'warnings', except: OWN_DEEDS },
)
