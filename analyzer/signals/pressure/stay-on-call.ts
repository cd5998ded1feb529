import type { Prepared } from '../../prepared.ts'
import { compile, occurs, type Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'

const CAMERA_ON =
  'keep|turn|switch|leave ..3 camera|video|screen|microphone ..3 on|open|running|facing'

/** Staff of any office meet by video, with their cameras on; the law does not. Of "digital arrests" whoever warns speaks, too. */
const AT_MEETINGS: Phrases = {
  en: [
    'zoom|teams|meeting|class|lesson|webinar|interview|training ..10 camera|cameras|video|screen|microphone',
    'camera|cameras|video|screen|microphone ..10 zoom|teams|meeting|class|lesson|webinar|interview|training',
    'digital|virtual|online arrest ..2 naam|wala|news|scam|scams|fraud|frauds|case|cases|hoax',
    'no ..4 digital|virtual|online arrest',
  ],
  ar: [],
}

const LAW = compile({
  en: [
    'police|prosecution|prosecutor|cid|interpol|captain|inspector|sergeant|lieutenant|colonel|detective|investigator|interrogation',
  ],
  ar: ['شرطة|نيابة|مباحث|نقيب|ضابط|ملازم|عقيد|محقق|التحقيق|الإنتربول'],
})

function namesLaw({ words }: Prepared): boolean {
  return occurs(words, LAW)
}

const callsToMeeting = phraseSignal(
  'stay-on-call',
  {
    en: ['join|start|open ..3 video|skype|zoom|teams ..2 call|meeting|session', CAMERA_ON],
    ar: [],
  },
  { negations: 'warnings', when: namesLaw },
)

const keepsOnCall = phraseSignal(
  'stay-on-call',
  {
    en: [
      'if ..1 you|u disconnect|hang|leave|close ..8 patrol|police|officers|arrest|arrested|warrant',
      'stay|remain|keep ..3 on|connected|online ..4 line|call|phone|camera|video',
      CAMERA_ON,
      'dont|not|never|without hang|hanging|disconnect|disconnecting|leave|leaving|end|close|drop ..4 up|call|line|room|camera|phone|video',
      'accept|answer ..3 video|skype ..2 call',
      'join|start|accept|answer|open ..3 video|skype|zoom|teams ..2 interrogation|investigation',
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
      'البقاء|بالبقاء|ابقوا|تبقى|تبقون|تظل ..1 على ..1 الخط|اتصال|مكالمة|المكالمة ..1 مع|مرئي|مرئية|حتى|مفتوح|المحقق|الضابط',
      'ماتقفليش|ماتقفلش|متقفلش|متقفليش|ماتسكرش|ماتقطعش|متقطعش|ماتطفيش ..1 السكة|الخط|التليفون|الكاميرا|المكالمة',
      'لا|ولا|ما ترد|تردي|تردين ..2 مكالمة|اتصال|رقم|حد|أحد ..1 غير|إلا|الا ..0 مكالمتي|اتصالي|مني|انا|رقمي',
    ],
    others: [
      'mat2felsh|mat2fel|mat2filsh|matefelsh|mat2ta3sh|matsakkersh ..1 el|l|al ..0 camera|kamera|5at|khat|sekka|mokalma|call',
      'call|video|line|camera|कॉल|लाइन|कैमरे|کال|لائن|کیمرے par|pe|पर|پر ..1 bane|bani|rahiye|rahein|raho|rahe|बने|बनी|रहिए|रहें|रहो|رہیں|رہو|بنے|جڑے',
      'call|phone|कॉल|फोन|फ़ोन|کال|فون ..1 mat|na|मत|न|مت|نہ ..1 kaatna|kaatiye|kaato|काटना|काटिए|काटो|काटें|کاٹنا|کاٹیں|کاٹو',
    ],
  },
  { negations: 'warnings', except: AT_MEETINGS },
)

/** Keeps the reader on the line, on camera or away from others. */
export const stayOnCall = firstOf(keepsOnCall, callsToMeeting)
