import { phraseSignal } from '../detector.ts'
import { hasDemand } from './demand.ts'

/** Threatens to publish private pictures or to tell others, for money. */
export const blackmail = phraseSignal(
  'blackmail',
  {
    en: [
      'video|videos|photos|pictures|recording|footage|recorded|webcam ..25 {pay}|bitcoin|btc|send|publish|leak|contacts|share|distribute',
      'hacked|infected|malware|trojan|rat|spyware ..25 webcam|camera|video|bitcoin|btc|porn|adult|masturbating',
      '{give}|publish|leak|post|release|expose|distribute ..5 video|videos|photos|pictures|nudes|recording ..8 friends|family|contacts|everyone|facebook|instagram|online|relatives',
      'nude|nudes|naked|intimate|porn|pornographic ..15 {pay}|bitcoin|publish|contacts|leak|send ..5 @amount|{crypto}|family|contacts|friends|will|to',
      'i know ..4 password ..20 video|webcam|bitcoin|contacts',
      '{pay}|transfer|send ..6 or|otherwise ..8 video|videos|photos|pictures|contacts|followers|publish|leak|post|everyone|family|chats|footage',
      'i|we have|got|recorded|saved|kept ..3 your|you|the ..3 video|videos|photos|pictures|nudes|recording|screenshots|chats|footage',
      'all|your ..3 contacts|followers|friends|family|relatives|colleagues ..6 will|gonna|going|see|receive|get|watch ..5 video|photos|pictures|it|this',
      'ruin|destroy your life|reputation',
      'recorded|filmed|captured ..2 you',
      'or ..4 friends|family|followers|contacts ..4 watch|watches|see|sees|get|receive',
      'without|no ..1 clothes ..4 camera|video|photo',
      'saw|seen|have|got ..3 you|your ..4 naked|undressed|clothes|face ..4 camera|video|everything',
      '{pay} ..2 or ..8 see|sees|watch|watches|know|knows',
      'i have ..1 all|everything ..6 face|video|photos|body',
      'or ..1 all|everyone|everybody ..2 see|sees|get|gets|watch|know',
      'nude|nudes|naked|intimate ..8 followers|contacts|friends|list',
      'or ..2 your ..1 wife|husband|boss|family|parents|friends ..8 see|know|watch',
    ],
    ar: [
      'صورك|فيديو|صور|مقاطع|تسجيل|الفيديو ..10 أنشر|انشر|سأنشر|نشر|بنشر|فضح|افضحك|سأرسل|ارسلها|لأهلك|لعائلتك|سأفضحك',
      'أنشر|انشر|سأنشر|بنشر|سأرسل|افضحك|سأفضحك|فضيحة ..8 صورك|فيديو|صور|الفيديو|مقاطع|أهلك|لأهلك',
      'اخترقت|اخترقنا|اختراق ..6 جهازك|هاتفك|كاميرا|الكاميرا ..10 بيتكوين|ادفع|فيديو|حول',
      'ابتزاز',
      'عندي|لدي|معي|سجلت|صورت|حفظت|سجلنا ..3 فيديو|صورك|صور|مقاطع|تسجيل|محادثاتك|الفيديو|مقطع|فيديوهات|تسجيلات ..10 حول|ادفع|ارسل|وإلا|والا|أنشر|انشر|سأنشر|لأهلك|تدفع|تحول|لعائلتك|بنشره|بنشر|أرسله|سأرسله',
      'حول|ادفع|تدفع|تحول|ارسل ..6 وإلا|والا|أو|قبل ..6 أنشر|انشر|سأنشر|بنشر|فضحتك|سيصل|بينتشر|أرسل|سأرسل|ينتشر|صورك|الفيديو',
      'صورتك|سجلتك|صورناك|سجلناك',
      'أو|وإلا|والا ..1 أرسلها|أنشرها|ارسلها|انشرها|بنشرها ..3 متابعينك|أهلك|لكل|أصدقائك|عائلتك|للكل',
      'بدون|بلا ملابس|ثياب|هدوم',
      'ادفع|حول|#|الآن ..3 وإلا|والا|أو ..4 يشوفون|يشوفونك|يعرفون|يشوف|تنتشر|ينتشر',
      'عندي|معي|لدي ..2 فيديو|الفيديو|صورك|المقطع|أسماء ..10 وإلا|والا|أو ..2 نشرته|نشرتها|أنشره|ننشره|أنشر|فضحتك|نشرناه',
      'وإلا|والا|ولا ..1 الكل|الجميع ..2 يشوف|يشوفون|يعرف|يدري',
      'صورك|صورج|محادثاتك|فيديوهاتك|صوركم ..3 عندي|معي ..14 وإلا|والا|قبل|حول|ادفع',
      'صورك|صورج|فيديو|صور ..1 عندي ..6 أهلك|أهلج|خطيبك|خطيبج|زوجك|الكل',
      'وإلا|والا ..1 نشرته|نشرتها|أنشره|فضحتك|نشرناه',
    ],
    others: [
      'video|photo|वीडियो|फोटो|ویڈیو|تصویر|tasveer ..3 mere|मेरे|میرے paas|पास|پاس ..12 warna|varna|nahi|nahin|वरना|नहीं|ورنہ|wela|walla|welaa|bhejo|bhejein|bhejen|bhej|bheje|भेजो|भेजें|भेजिए|भेज|بھیجیں|بھیجو|بھیج',
      'sowarek|sowarak|9owrek|sowar|video ..4 3indi|3endi ..8 wela|walla|7awwel|anshor|anshorha',
    ],
  },
  { negations: 'warnings', when: hasDemand },
)
