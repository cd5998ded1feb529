import { phraseSignal } from '../detector.ts'

/** Keeps the reader on the line, on camera or away from others. */
export const stayOnCall = phraseSignal(
  'stay-on-call',
  {
    en: [
      'stay|remain|keep ..3 on|connected|online ..4 line|call|phone|camera|video',
      'keep|turn|switch|leave ..3 camera|video|screen|microphone ..3 on|open|running|facing',
      'dont|not|never|without hang|hanging|disconnect|disconnecting|leave|leaving|end|close|drop ..4 up|call|line|room|camera|phone|video',
      'join|start|accept|answer|open ..3 video|skype|zoom|teams ..2 call|meeting|interrogation|session|investigation',
      'digital|virtual|online arrest|custody|interrogation|investigation',
      'stay|remain ..2 alone|room',
    ],
    ar: [
      'ابق|ابقى|ابقي|خلك|خليك|خلي|لازم ..3 الخط|المكالمة|الكاميرا|اتصال|معي|معنا ..3 مفتوح|مفتوحة|الخط|المكالمة|لا|حتى|الين|لين',
      'ابق|ابقى|ابقي|خلك|خليك ..2 على|ع الخط|المكالمة|الكاميرا|الاتصال',
      'لا ..1 تغلق|تقفل|تسكر|تنهي|تقطع|تطفئ|تسكري|تقفلي|تطفي ..2 الخط|المكالمة|الكاميرا|الهاتف|الاتصال|التلفون|الخط',
      'افتح|شغل|افتحي|شغلي|فتح|تشغيل ..2 الكاميرا|كاميرا ..6 لا|حتى|أمام|ابق|للتحقيق|التحقيق|معي',
      'مكالمة|اتصال فيديو|مرئي|مرئية ..4 التحقيق|تحقيق|الضابط|المحكمة|النيابة|الشرطة',
      'توقيف|تحقيق|احتجاز رقمي|إلكتروني|افتراضي',
    ],
  },
  { negations: 'warnings' },
)
