import { compile, occurs } from '../../text/phrases.ts'
import { type Detector, firstOf, phraseSignal } from '../detector.ts'
import { recordedYou } from '../elsewhere/blackmails.ts'
import { hasDemand, hasUltimatum } from './demand.ts'

/** Who is to see the pictures, or that they are to be seen. */
const threatens = phraseSignal(
  'blackmail',
  {
    en: [
      'breached|hacked|infiltrated|inside|encrypted ..3 your ..2 company|network|servers|server|systems|infrastructure',
      'know ..3 what ..1 you ..1 did|do|done|watch|watched ..14 pay|send|make|@amount|{crypto}|wife|husband|family',
      'obscene|nude|porn|sex|dirty ..2 video|videos|clip|chat|call ..10 girl|police|cyber|youtube|fir|arrest|delete',
      'recorded|recording|record ..4 video|our|your ..1 call|video|chat ..8 followers|contacts|wife|husband|family|company|friends',
      'hate|pity|shame|sorry ..3 for|if ..2 your ..2 family|wife|contacts|friends|boss ..4 see|know|find|get',
      '#|@amount|{crypto} ..3 or ..2 wife|husband|family|boss|parents|mother|father|friends|everyone|school ..2 gets|get|receives|sees|see|knows ..3 clip|video|videos|photos|pictures|screenshots|it|chat|chats|everything',
      'video|videos|photos|pictures|recording|footage|recorded|webcam ..25 bitcoin|btc|publish|leak|distribute',
      'video|videos|photos|pictures|recording|footage|recorded|webcam ..25 send|sent|share|forward|post|show ..5 your|ur ..2 friends|family|contacts|relatives|followers|colleagues|parents|wife|husband|boss|employer',
      'video|videos|photos|pictures|recording|footage|recorded|webcam ..25 send|sent|share|forward|post|show ..5 everyone|everybody|all ..1 you|u|contacts',
      'hacked|infected|malware|trojan|rat|spyware ..25 webcam|camera|video|bitcoin|btc|porn|adult|masturbating',
      'publish|leak|release|expose|distribute ..5 video|videos|photos|pictures|nudes|recording ..8 friends|family|contacts|everyone|facebook|instagram|online|relatives',
      '{give}|post ..2 your|ur|the|these|those ..2 video|videos|photos|pictures|nudes|recording ..5 your|ur ..2 friends|family|contacts|relatives|followers|colleagues|parents|wife|husband|boss',
      '{give}|post ..2 your|ur ..2 video|videos|photos|pictures|nudes|recording ..5 everyone|everybody|contacts|friends|family|facebook|instagram|online',
      'nude|nudes|naked|intimate|porn|pornographic ..15 {pay}|bitcoin|publish|contacts|leak|send ..5 @amount|{crypto}|family|contacts|friends|will|to',
      'i know ..4 password ..20 video|webcam|bitcoin|contacts',
      '{pay}|transfer|send ..6 or|otherwise ..8 publish|leak|expose|viral',
      '{pay}|transfer|send ..6 or|otherwise ..4 recording|recordings|clip|clips|video|videos|photos|pictures|footage|chats|screenshots|everyone|contacts|followers|family ..3 go|goes|going|sent|shared|posted|online|public|out|see|sees|watch|watches|know|knows|get|gets|receive',
      '{pay}|transfer|send ..6 or|otherwise ..3 send|share|show|post|forward|upload|release ..3 video|videos|photos|pictures|footage|chats|screenshots|it|them|this|everything',
      'i|we have|got|recorded|saved|kept ..4 private|intimate|sexual|sex|dirty ..2 video|videos|photos|pictures|chats|footage',
      'all|your ..3 contacts|followers|friends|family|relatives|colleagues ..6 will|gonna|going|see|receive|get|watch ..5 video|videos|photos|pictures|footage|recording',
      'ruin|destroy your life|reputation',
      'or ..4 friends|family|followers|contacts ..4 watch|watches|see|sees',
      'or ..4 friends|family|followers|contacts ..4 get|receive ..3 video|videos|photos|pictures|it|them|everything',
      'without|no ..1 clothes ..4 camera|video|photo',
      'saw|seen|have|got ..3 you|your ..4 naked|undressed|clothes|face ..4 camera|video|everything',
      '{pay} ..2 or ..2 everyone|everybody|all|people|they|friends|family|parents|wife|husband|boss ..4 see|sees|watch|watches|know|knows',
      'or ..1 all|everyone|everybody ..2 see|sees|get|gets|watch|know',
      'nude|nudes|naked|intimate ..8 followers|contacts|friends|list',
      'or ..2 your ..1 wife|husband|boss|family|parents|friends ..2 see|sees|know|knows|watch',
      'or|otherwise ..1 i|ill|we|well|will ..1 show|tell|send|sent ..2 to|it ..2 wife|husband|boss|family|parents|employer',
      'or ..1 i|ill|we|well ..1 show|tell|send ..3 your|ur ..1 wife|husband|boss|family|parents|friends',
    ],
    ar: [
      'معي|عندي|عندنا|لدينا|لقيت|سحبت ..3 صورك|صورج|الصور|الفيديو|المكالمة|التسجيل|محادثاتك|كلشي ..26 أهلك|اهلك|أهلج|ربعك|ابوك|أبوك|مرتك|خطيبك|قروب|بقروب|القروب|عائلتك|عيلتك|أفضحك|افضحك|عليك',
      'صورك|فيديو|صور|مقاطع|تسجيل|الفيديو ..10 أنشر|سأنشر|بنشر|بنشرها|بنشره|فضح|أفضحك|افضحك|سأفضحك|لأهلك|لأهلج|لعائلتك',
      'أنشر|سأنشر|بنشر|أفضحك|افضحك|سأفضحك|فضيحة ..8 صورك|فيديو|صور|الفيديو|مقاطع|أهلك|لأهلك',
      'سأرسل|برسل|أرسل|سنرسل|بنرسل|نبعت|هنبعت|هبعت|ببعث ..3 صورك|صورج|صورتك|صورتج|الفيديو|المقطع|الصور ..4 أهلك|لأهلك|لأهلج|لعائلتك|لأصدقائك|لزوجك|لزوجتك|لكل|للكل|للجميع',
      'اخترقت|اخترقنا|اختراق ..6 جهازك|هاتفك|كاميرا|الكاميرا ..10 بيتكوين|ادفع|فيديو|حول',
      'ابتزاز',
      'عندي|لدي|معي|سجلت|صورت|حفظت|سجلنا ..3 فيديو|صورك|صور|مقاطع|تسجيل|محادثاتك|الفيديو|مقطع|فيديوهات|تسجيلات ..10 وإلا|والا|أنشر|سأنشر|لأهلك|لأهلج|لعائلتك|بنشره|بنشر',
      'حول|ادفع|تدفع|تحول|ارسل ..6 وإلا|والا|أو|قبل ..6 أنشر|سأنشر|بنشر|فضحتك|بفضحك|بينتشر|ينتشر',
      'حول|ادفع|تدفع|تحول|ارسل ..6 وإلا|والا|أو|قبل ..4 سيصل|بيوصل|أرسل|سأرسل|برسل ..4 أهلك|لأهلك|لأهلج|لعائلتك|متابعينك|للكل|للجميع|زوجك|لزوجك|أصدقائك|لأصدقائك',
      'حول|ادفع|تدفع|تحول|ارسل ..6 وإلا|والا ..6 صورك|صورج|الفيديو',
      'صورتك|صورتج|سجلتك|صورناك|سجلناك ..3 وأنت|وانت|وأنتي|وانتي|عاري|عارية|عريان|عريانة|بدون|بالكاميرا',
      'أو|وإلا|والا ..1 أرسلها|أنشرها|ارسلها|انشرها|بنشرها ..3 متابعينك|أهلك|لكل|أصدقائك|عائلتك|للكل',
      'بدون|بلا ملابس|ثياب|هدوم',
      'ادفع|حول|#|الآن ..3 وإلا|والا|أو ..4 يشوفون|يشوفونك|يعرفون|يشوف|تنتشر|ينتشر',
      'عندي|معي|لدي ..2 فيديو|الفيديو|صورك|المقطع|أسماء ..10 وإلا|والا|أو ..2 نشرته|نشرتها|أنشره|ننشره|أنشر|فضحتك|نشرناه',
      'وإلا|والا|ولا ..1 الكل|الجميع ..2 يشوف|يشوفون|يعرف|يدري',
      'صورك|صورج|محادثاتك|فيديوهاتك|صوركم ..3 عندي|معي ..14 وإلا|والا',
      'محادثاتك|فيديوهاتك ..3 عندي|معي ..14 حول|ادفع',
      'صورك|صورج|فيديو|صور ..1 عندي ..6 أهلك|أهلج|خطيبك|خطيبج|زوجك|الكل',
      'وإلا|والا ..1 نشرته|نشرتها|أنشره|فضحتك|نشرناه',
      'تسجيل|فيديو|صور|مقطع|مكالمة ..6 بدون|بلا|غير هدوم|ملابس|ثياب|لبس',
    ],
    others: [
      'sowar|soura|swar|video|tsawer ..6 3andi|ma3aya|ma3i|3endi ..20 walla|wla|partagih|hab3athom|ab3athom|hanshor|nnshorhom',
      'sowar|soura|swar|video|tsawer ..12 walla|wla|partagih|hab3athom|ab3athom|hanshor|nnshorhom',
      '3andi|ma3aya|ma3i|3endi ..4 video|sowar|swar|tsawer ..20 walla|wla|partagih|hab3athom|ab3athom|hanshor',
      'video|photo|वीडियो|फोटो|ویڈیو|تصویر|tasveer ..3 mere|hamare|humare|मेरे|हमारे|میرے|ہمارے paas|पास|پاس ..12 warna|varna|वरना|ورنہ|wela|walla|welaa',
      'video|photo|वीडियो|फोटो|ویڈیو|تصویر|tasveer ..3 mere|hamare|humare|मेरे|हमारे|میرے|ہمارے paas|पास|پاس ..12 nahi|nahin|नहीं|نہیں to|toh|तो|تو',
      'aapka|aapki|tumhara|tumhari|tera|teri|आपका|आपकी|तुम्हारा|तुम्हारी|آپ ..2 video|photo|वीडियो|फोटो|ویڈیو|تصویر ..3 mere|hamare|humare|मेरे|हमारे|میرے|ہمارے paas|पास|پاس ..12 bhejo|bhejein|bhejen|bhej|bheje|भेजो|भेजें|भेजिए|भेज|بھیجیں|بھیجو|بھیج',
      'warna|varna|वरना|ورنہ ..6 viral|वायरल|وائرل',
      'sowarek|sowarak|9owrek|sowar|video ..4 3indi|3endi ..8 wela|walla|anshor|anshorha',
      'sowarek|sowarak|9owrek ..4 3indi|3endi ..8 7awwel',
    ],
  },
  { negations: 'warnings', when: hasDemand },
)

/** Photographers have the reader's pictures, too: they say of no harm that follows. */
const hasPictures = phraseSignal(
  'blackmail',
  {
    en: [
      'i|we ..1 found|own|keep|hold|saw|hacked ..4 your|you|ur ..3 video|videos|photos|pictures|pics|nudes|recording|screenshots|chats|affair|account',
      'pics|pictures|photos|nudes|vids|chats ..4 your|ur ..2 family|wife|husband|boss|school|parents|followers|contacts|hr|church',
      'i|we have|got|recorded|saved|kept ..3 your|you|the ..3 video|videos|photos|pictures|nudes|recording|screenshots|chats|footage',
      'recorded|filmed|captured ..2 you',
      'i have ..1 all|everything ..6 face|video|photos|body',
      'all|your ..3 contacts|followers|friends|family|relatives|colleagues ..6 will|gonna|going|see|receive|get|watch ..5 it|this',
    ],
    ar: [
      'عندي|لدي|معي|سجلت|حفظت|سجلنا ..3 فيديو|صورك|صورج|محادثاتك|فيديوهاتك|فيديوهات|تسجيلات ..10 حول|ادفع|تدفع|تحول',
      'صورتك|سجلتك|صورناك|سجلناك',
      'صورك|صورج|تصاورك|تصاورج|فيديوك ..2 معايا|معاي',
    ],
  },
  { negations: 'warnings', when: hasUltimatum },
)

/** Part of a letter that tells how the reader was watched, before it says what is wanted. */
const watches = phraseSignal(
  'blackmail',
  {
    en: [
      'gave|gives|giving|provided|got|gained|have|had ..1 me ..2 access ..10 webcam|camera|screen|display|microphone',
      'i ..2 collected|gathered|copied|saved|obtained|downloaded|harvested ..3 all ..2 your ..3 contacts|messenger|chats|photos|messages',
      'software|program|malware|virus|trojan ..2 collected|gathered|copied|obtained|harvested ..3 all ..2 your contacts',
      'video|recording|clip ..10 you were|was watching|viewing|enjoying',
    ],
    ar: [],
  },
  { negations: 'any' },
)

/** "I shame you if you do not pay": the denial is of the condition. */
const shamesUnless = phraseSignal(
  'blackmail',
  {
    en: [
      'paid|hired ..1 killer|hitman|assassin|to kill',
      'wants|want|wanted|paid|order|ordered ..3 you ..1 dead|killed|eliminated',
      'star|fake|bad|negative|spam reviews|complaints ..8 unless|until|if ..4 pay|send|@amount|{crypto}',
    ],
    ar: [
      'بفضحك|بفضحج|أفضحك|أفضحج|بنفضحك|سأفضحك ..3 إذا|لو ..1 ما|لم ..2 {pay}|دفعت|دفعتي|حولت|حولتي|تحول|تحولين|تحولي|تدفعين',
      'حول|حولي|ادفع|ادفعي|تحول|تحولين|تدفعين ..3 أو|وإلا|والا|ولا ..1 أوديه|أوديها|بوديه|أوصله|بوصله|أطرشه|بطرشه|أعطيه|بعطيه|أرسله|برسله ..2 لزوجك|لزوجج|لأهلك|لأهلج|لأخوك|لأخوج|لأبوك|لأبوج|لمديرك|لعايلتك',
      'أو|وإلا|والا|ولا ..1 ينتشر|تنتشر|بينتشر|بتنتشر|أنشره|أنشرها|بنشره|بنشرها ..3 أهلك|أهلج|متابعينك|متابعينج|الكل|زوجك|زوجج|ربعك',
      'أو|وإلا|والا|ولا الفيديو|صورك|صورج|المقطع|التسجيل|المكالمة ..1 عند|يوصل|بيوصل ..2 متابعينك|متابعينج|أهلك|أهلج|الكل|ربعك|ربعج|زوجك|زوجج|مديرك',
      'إذا|لو ..1 ما|مب ..1 تبي|تبين|تريد|تريدين|بدك|عايز|عايزة أخوك|أخوج|أبوك|أبوج|زوجك|زوجج|أهلك|أهلج|خطيبج|خطيبك|الكل ..2 يشوف|يشوفها|يشوفه|يعرف|يعرفون|يشوفون|يشوفونها',
      'الفيديو|صورك|صورج|المقطع|التسجيل ..1 يوصل|بيوصل|سيصل|يروح|بيروح ..2 أهلك|أهلج|زوجك|زوجج|ربعك|مديرك',
      'بنشر|أنشر|سأنشر|بنزل|بوزع|بنشره|بنشرها ..2 صورج|صورك|صورتج|صورتك|الفيديو|فيديوهاتك|المحادثة|عند ..8 إذا|لو ..1 ما|لم ..2 {pay}|دفعت|دفعتي|حولت|حولتي|تحول|تحولين|تحولي|تدفعين',
      'نسكت|بسكت|هسكت|اسكت|أسكت ..1 ب|مقابل ..1 #|@amount',
      'ما|مش|مب|مو ..0 بدي|ابي|ابغى|ابا|عايز|عاوز|حابب ..0 أذيك|أذيكي|اذيج|افضحك|افضحج|أضرك|اضرج ..8 #|@amount',
      'ولا|وإلا|والا|وإلا|او|أو ..0 نبعثهم|نبعثها|نصيفطهم|ابعتهم|هبعتهم|ببعتهم|بطرشهم|ادزهم|نبعتهم ..1 ليه|ليها|له|لها|لراجلك|لزوجك|لزوجج|لاخوك|لمراتك|لمرتك|لأهلك|لاهلج|لأختك',
      'ولا|وإلا|والا ..0 هتلاقي|حتلاقي|بتلاقي|رح ..1 نفسك|صورك|صورتك|تلاقي ..4 جروبات|قروبات|جروب|قروب|الجروبات|النت|الفيسبوك|الانترنت',
      'فيديو|الفيديو|صورك|صورج|صور|صورة|سكرين|سكرينات|تسجيل|رسايلك|رسايلج|محادثة|محادثات|مقطع|سيلفي|كام|مكالمة ..12 أنزلها|انزلها|أنزله|انزله|بوصلها|بوصله|أوصلها|اوصلها|بطرشها|بطرشه|اطرشها|هنبعت|هبعت|ببعت|تشوفينها|تشوفها|توصله|نوزع|أوزعها|بوزعها|أفضحك|نصيفط|نصيفطو|نصيفطها|نصيفطهم|ادز|ادزها|ادزه|ندزها|ندزه|أدزه|أدزها|انشر|انشره|انشرها|بنشره|بنشرها|ننشر|ننشره|هنشر|هنشره|هنشرها|بنزلها|هنزل|هنزلها|تنزل|متنزلش|ينزل|يوصل|توصل|بيوصل|بتوصل|نبعث|نبعثهم|نبعثها|ابعتها|ابعته|هبعتها|هبعته|ببعتها|ببعته|نفرشهم|تنفضح|أوديها|اوديها|بوديها|اوديه|يشوف|يشوفوه|تشوف|يشوفها|يشوفونها|كلهم ..3 متابعينك|متابعينج|أصدقائك|اصدقائك|ربعك|ربعج|جماعتك|حسابك|نسيبك|عايلتك|عائلتك|أهلك|اهلك|أهلج|اهلج|ابوك|ابوج|أبوك|اخوك|اخوج|أخوك|أخوج|اخوانك|خوتك|شغلك|خدمتك|مراتك|مرتك|زوجك|زوجج|راجلك|صحابك|أصحابك|اصحابك|جروب|جروبات|كلية|عيلتك|عيلة|عمامك|عيالك|الكل|كلهم|حومة|دوار|عشيرتك|عشيرتج|حماتك|خطيبك|خطيبج|مديرك|معارفك ..8 إذا|اذا|لو|إلا|الا ..1 ما|مو|مش|لم ..1 طرشتي|طرشت|طرشي|تطرشين|تطرش|حولت|حولتي|حولتلي|دفعت|مدفعتش|مدفعتيش|بعثت|بعت|صيفطت|صيفطتي|دزيت|دزيتي|حول|حولي|تحول|تحولين|ادفع|تدفع|دفع|دفعتي|ابعت|ابعتي|تبعت|تبعث|ابعث|صيفط|صيفطي|تصيفط|دز|تدز|تدزين|جيب|تجيب|شوف|شحن|كارت|ايتونز|آيتونز|عطيني|عطني|خلص|تخلص|شحنلي',
      'يا طرشتي|طرشت|طرشي|تطرشين|تطرش|حولت|حولتي|حولتلي|دفعت|مدفعتش|مدفعتيش|بعثت|بعت|صيفطت|صيفطتي|دزيت|دزيتي|حول|حولي|تحول|تحولين|ادفع|تدفع|دفع|دفعتي|ابعت|ابعتي|تبعت|تبعث|ابعث|صيفط|صيفطي|تصيفط|دز|تدز|تدزين|جيب|تجيب|شوف|شحن|كارت|ايتونز|آيتونز|عطيني|عطني|خلص|تخلص|شحنلي ..8 يا|يو ..1 أنزلها|انزلها|أنزله|انزله|بوصلها|بوصله|أوصلها|اوصلها|بطرشها|بطرشه|اطرشها|هنبعت|هبعت|ببعت|تشوفينها|تشوفها|توصله|نوزع|أوزعها|بوزعها|أفضحك|نصيفط|نصيفطو|نصيفطها|نصيفطهم|ادز|ادزها|ادزه|ندزها|ندزه|أدزه|أدزها|انشر|انشره|انشرها|بنشره|بنشرها|ننشر|ننشره|هنشر|هنشره|هنشرها|بنزلها|هنزل|هنزلها|تنزل|متنزلش|ينزل|يوصل|توصل|بيوصل|بتوصل|نبعث|نبعثهم|نبعثها|ابعتها|ابعته|هبعتها|هبعته|ببعتها|ببعته|نفرشهم|تنفضح|أوديها|اوديها|بوديها|اوديه|يشوف|يشوفوه|تشوف|يشوفها|يشوفونها|كلهم ..3 متابعينك|متابعينج|أصدقائك|اصدقائك|ربعك|ربعج|جماعتك|حسابك|نسيبك|عايلتك|عائلتك|أهلك|اهلك|أهلج|اهلج|ابوك|ابوج|أبوك|اخوك|اخوج|أخوك|أخوج|اخوانك|خوتك|شغلك|خدمتك|مراتك|مرتك|زوجك|زوجج|راجلك|صحابك|أصحابك|اصحابك|جروب|جروبات|كلية|عيلتك|عيلة|عمامك|عيالك|الكل|كلهم|حومة|دوار|عشيرتك|عشيرتج|حماتك|خطيبك|خطيبج|مديرك|معارفك',
      'فيديو|الفيديو|صورك|صورج|صور|صورة|سكرين|سكرينات|تسجيل|رسايلك|رسايلج|محادثة|محادثات|مقطع|سيلفي|كام|مكالمة ..14 طرشتي|طرشت|طرشي|تطرشين|تطرش|حولت|حولتي|حولتلي|دفعت|مدفعتش|مدفعتيش|بعثت|بعت|صيفطت|صيفطتي|دزيت|دزيتي|حول|حولي|تحول|تحولين|ادفع|تدفع|دفع|دفعتي|ابعت|ابعتي|تبعت|تبعث|ابعث|صيفط|صيفطي|تصيفط|دز|تدز|تدزين|جيب|تجيب|شوف|شحن|كارت|ايتونز|آيتونز|عطيني|عطني|خلص|تخلص|شحنلي ..6 ولا|وإلا|والا|أو|او ..1 أنزلها|انزلها|أنزله|انزله|بوصلها|بوصله|أوصلها|اوصلها|بطرشها|بطرشه|اطرشها|هنبعت|هبعت|ببعت|تشوفينها|تشوفها|توصله|نوزع|أوزعها|بوزعها|أفضحك|نصيفط|نصيفطو|نصيفطها|نصيفطهم|ادز|ادزها|ادزه|ندزها|ندزه|أدزه|أدزها|انشر|انشره|انشرها|بنشره|بنشرها|ننشر|ننشره|هنشر|هنشره|هنشرها|بنزلها|هنزل|هنزلها|تنزل|متنزلش|ينزل|يوصل|توصل|بيوصل|بتوصل|نبعث|نبعثهم|نبعثها|ابعتها|ابعته|هبعتها|هبعته|ببعتها|ببعته|نفرشهم|تنفضح|أوديها|اوديها|بوديها|اوديه|يشوف|يشوفوه|تشوف|يشوفها|يشوفونها|كلهم ..3 متابعينك|متابعينج|أصدقائك|اصدقائك|ربعك|ربعج|جماعتك|حسابك|نسيبك|عايلتك|عائلتك|أهلك|اهلك|أهلج|اهلج|ابوك|ابوج|أبوك|اخوك|اخوج|أخوك|أخوج|اخوانك|خوتك|شغلك|خدمتك|مراتك|مرتك|زوجك|زوجج|راجلك|صحابك|أصحابك|اصحابك|جروب|جروبات|كلية|عيلتك|عيلة|عمامك|عيالك|الكل|كلهم|حومة|دوار|عشيرتك|عشيرتج|حماتك|خطيبك|خطيبج|مديرك|معارفك',
      'فيديو|الفيديو|صورك|صورج|صور|صورة|سكرين|سكرينات|تسجيل|رسايلك|رسايلج|محادثة|محادثات|مقطع|سيلفي|كام|مكالمة ..10 متابعينك|متابعينج|أصدقائك|اصدقائك|قائمة|جهات ..12 وأمسحه|وامسحه|أمسحه|امسحه|وأمسحها|امسحها|وأحذفه|احذفه|تنفضح',
      'فيديو|الفيديو|صورك|صورج|صور|صورة|سكرين|سكرينات|تسجيل|رسايلك|رسايلج|محادثة|محادثات|مقطع|سيلفي|كام|مكالمة ..24 طرشتي|طرشت|طرشي|تطرشين|تطرش|حولت|حولتي|حولتلي|دفعت|مدفعتش|مدفعتيش|بعثت|بعت|صيفطت|صيفطتي|دزيت|دزيتي|حول|حولي|تحول|تحولين|ادفع|تدفع|دفع|دفعتي|ابعت|ابعتي|تبعت|تبعث|ابعث|صيفط|صيفطي|تصيفط|دز|تدز|تدزين|جيب|تجيب|شوف|شحن|كارت|ايتونز|آيتونز|عطيني|عطني|خلص|تخلص|شحنلي ..3 #|@amount ..8 ولا|وإلا|والا|يا|أو|او|قبل ..4 أنزلها|انزلها|أنزله|انزله|بوصلها|بوصله|أوصلها|اوصلها|بطرشها|بطرشه|اطرشها|هنبعت|هبعت|ببعت|تشوفينها|تشوفها|توصله|نوزع|أوزعها|بوزعها|أفضحك|نصيفط|نصيفطو|نصيفطها|نصيفطهم|ادز|ادزها|ادزه|ندزها|ندزه|أدزه|أدزها|انشر|انشره|انشرها|بنشره|بنشرها|ننشر|ننشره|هنشر|هنشره|هنشرها|بنزلها|هنزل|هنزلها|تنزل|متنزلش|ينزل|يوصل|توصل|بيوصل|بتوصل|نبعث|نبعثهم|نبعثها|ابعتها|ابعته|هبعتها|هبعته|ببعتها|ببعته|نفرشهم|تنفضح|أوديها|اوديها|بوديها|اوديه|يشوف|يشوفوه|تشوف|يشوفها|يشوفونها|كلهم ..4 متابعينك|متابعينج|أصدقائك|اصدقائك|ربعك|ربعج|جماعتك|حسابك|نسيبك|عايلتك|عائلتك|أهلك|اهلك|أهلج|اهلج|ابوك|ابوج|أبوك|اخوك|اخوج|أخوك|أخوج|اخوانك|خوتك|شغلك|خدمتك|مراتك|مرتك|زوجك|زوجج|راجلك|صحابك|أصحابك|اصحابك|جروب|جروبات|كلية|عيلتك|عيلة|عمامك|عيالك|الكل|كلهم|حومة|دوار|عشيرتك|عشيرتج|حماتك|خطيبك|خطيبج|مديرك|معارفك',
      'طرشتي|طرشت|طرشي|تطرشين|تطرش|حولت|حولتي|حولتلي|دفعت|مدفعتش|مدفعتيش|بعثت|بعت|صيفطت|صيفطتي|دزيت|دزيتي|حول|حولي|تحول|تحولين|ادفع|تدفع|دفع|دفعتي|ابعت|ابعتي|تبعت|تبعث|ابعث|صيفط|صيفطي|تصيفط|دز|تدز|تدزين|جيب|تجيب|شوف|شحن|كارت|ايتونز|آيتونز|عطيني|عطني|خلص|تخلص|شحنلي ..4 #|@amount ..10 ولا|وإلا|والا|يا|أو|او ..4 فيديو|الفيديو|صورك|صورج|صور|صورة|سكرين|سكرينات|تسجيل|رسايلك|رسايلج|محادثة|محادثات|مقطع|سيلفي|كام|مكالمة ..4 أنزلها|انزلها|أنزله|انزله|بوصلها|بوصله|أوصلها|اوصلها|بطرشها|بطرشه|اطرشها|هنبعت|هبعت|ببعت|تشوفينها|تشوفها|توصله|نوزع|أوزعها|بوزعها|أفضحك|نصيفط|نصيفطو|نصيفطها|نصيفطهم|ادز|ادزها|ادزه|ندزها|ندزه|أدزه|أدزها|انشر|انشره|انشرها|بنشره|بنشرها|ننشر|ننشره|هنشر|هنشره|هنشرها|بنزلها|هنزل|هنزلها|تنزل|متنزلش|ينزل|يوصل|توصل|بيوصل|بتوصل|نبعث|نبعثهم|نبعثها|ابعتها|ابعته|هبعتها|هبعته|ببعتها|ببعته|نفرشهم|تنفضح|أوديها|اوديها|بوديها|اوديه|يشوف|يشوفوه|تشوف|يشوفها|يشوفونها|كلهم ..3 متابعينك|متابعينج|أصدقائك|اصدقائك|ربعك|ربعج|جماعتك|حسابك|نسيبك|عايلتك|عائلتك|أهلك|اهلك|أهلج|اهلج|ابوك|ابوج|أبوك|اخوك|اخوج|أخوك|أخوج|اخوانك|خوتك|شغلك|خدمتك|مراتك|مرتك|زوجك|زوجج|راجلك|صحابك|أصحابك|اصحابك|جروب|جروبات|كلية|عيلتك|عيلة|عمامك|عيالك|الكل|كلهم|حومة|دوار|عشيرتك|عشيرتج|حماتك|خطيبك|خطيبج|مديرك|معارفك',
      'فيديو|الفيديو|صورك|صورج|صور|صورة|سكرين|سكرينات|تسجيل|رسايلك|رسايلج|محادثة|محادثات|مقطع|سيلفي|كام|مكالمة ..16 إذا|اذا|لو|لوما|إلا|الا ..1 ما|مو|مش|لم ..1 طرشتي|طرشت|طرشي|تطرشين|تطرش|حولت|حولتي|حولتلي|دفعت|مدفعتش|مدفعتيش|بعثت|بعت|صيفطت|صيفطتي|دزيت|دزيتي|حول|حولي|تحول|تحولين|ادفع|تدفع|دفع|دفعتي|ابعت|ابعتي|تبعت|تبعث|ابعث|صيفط|صيفطي|تصيفط|دز|تدز|تدزين|جيب|تجيب|شوف|شحن|كارت|ايتونز|آيتونز|عطيني|عطني|خلص|تخلص|شحنلي ..6 #|@amount ..6 أنزلها|انزلها|أنزله|انزله|بوصلها|بوصله|أوصلها|اوصلها|بطرشها|بطرشه|اطرشها|هنبعت|هبعت|ببعت|تشوفينها|تشوفها|توصله|نوزع|أوزعها|بوزعها|أفضحك|نصيفط|نصيفطو|نصيفطها|نصيفطهم|ادز|ادزها|ادزه|ندزها|ندزه|أدزه|أدزها|انشر|انشره|انشرها|بنشره|بنشرها|ننشر|ننشره|هنشر|هنشره|هنشرها|بنزلها|هنزل|هنزلها|تنزل|متنزلش|ينزل|يوصل|توصل|بيوصل|بتوصل|نبعث|نبعثهم|نبعثها|ابعتها|ابعته|هبعتها|هبعته|ببعتها|ببعته|نفرشهم|تنفضح|أوديها|اوديها|بوديها|اوديه|يشوف|يشوفوه|تشوف|يشوفها|يشوفونها|كلهم ..3 متابعينك|متابعينج|أصدقائك|اصدقائك|ربعك|ربعج|جماعتك|حسابك|نسيبك|عايلتك|عائلتك|أهلك|اهلك|أهلج|اهلج|ابوك|ابوج|أبوك|اخوك|اخوج|أخوك|أخوج|اخوانك|خوتك|شغلك|خدمتك|مراتك|مرتك|زوجك|زوجج|راجلك|صحابك|أصحابك|اصحابك|جروب|جروبات|كلية|عيلتك|عيلة|عمامك|عيالك|الكل|كلهم|حومة|دوار|عشيرتك|عشيرتج|حماتك|خطيبك|خطيبج|مديرك|معارفك',
      'فيديو|الفيديو|صورك|صورج|صور|صورة|سكرين|سكرينات|تسجيل|رسايلك|رسايلج|محادثة|محادثات|مقطع|سيلفي|كام|مكالمة ..12 لو|إذا|اذا ..3 متنزلش|ما تنزل|تنتشر|تتنشر ..6 طرشتي|طرشت|طرشي|تطرشين|تطرش|حولت|حولتي|حولتلي|دفعت|مدفعتش|مدفعتيش|بعثت|بعت|صيفطت|صيفطتي|دزيت|دزيتي|حول|حولي|تحول|تحولين|ادفع|تدفع|دفع|دفعتي|ابعت|ابعتي|تبعت|تبعث|ابعث|صيفط|صيفطي|تصيفط|دز|تدز|تدزين|جيب|تجيب|شوف|شحن|كارت|ايتونز|آيتونز|عطيني|عطني|خلص|تخلص|شحنلي ..6 #|@amount',
      'إذا|اذا|لو ..1 ما ..1 طرشتي|طرشت|طرشي|تطرشين|تطرش|حولت|حولتي|حولتلي|دفعت|مدفعتش|مدفعتيش|بعثت|بعت|صيفطت|صيفطتي|دزيت|دزيتي|حول|حولي|تحول|تحولين|ادفع|تدفع|دفع|دفعتي|ابعت|ابعتي|تبعت|تبعث|ابعث|صيفط|صيفطي|تصيفط|دز|تدز|تدزين|جيب|تجيب|شوف|شحن|كارت|ايتونز|آيتونز|عطيني|عطني|خلص|تخلص|شحنلي ..6 #|@amount ..3 ادزها|أدزها|ادزه|انشرها|انشره|بنشرها|بنشره|ابعتها|هبعتها|ببعتها|نصيفطها|نصيفطو|نفضحك|بفضحك|أفضحك|افضحك|افضحج',
      'فيديو|الفيديو|صورك|صورج|صور|صورة|سكرين|سكرينات|تسجيل|رسايلك|رسايلج|محادثة|محادثات|مقطع|سيلفي|كام|مكالمة ..20 ولا|وإلا|والا ..1 نصيفطهم|نصيفطو|نصيفطها|نفضحك|انشرها|انشره|ادزها|ابعتها|هبعتها|هنشرها|هنشره|هفضحك|نديرهم|نبعثهم ..3 متابعينك|متابعينج|أصدقائك|اصدقائك|ربعك|ربعج|جماعتك|حسابك|نسيبك|عايلتك|عائلتك|أهلك|اهلك|أهلج|اهلج|ابوك|ابوج|أبوك|اخوك|اخوج|أخوك|أخوج|اخوانك|خوتك|شغلك|خدمتك|مراتك|مرتك|زوجك|زوجج|راجلك|صحابك|أصحابك|اصحابك|جروب|جروبات|كلية|عيلتك|عيلة|عمامك|عيالك|الكل|كلهم|حومة|دوار|عشيرتك|عشيرتج|حماتك|خطيبك|خطيبج|مديرك|معارفك',
    ],
    others: [
      'warna|varna|वरना|ورنہ ..4 chat|screenshots|video|photo|photos|tasveer|वीडियो|फोटो|ویڈیو|تصویر ..8 bhej|bhejunga|doonga|dunga|jayengi|jayenge|jayega|viral|भेज|दूँगा|दूंगा|वायरल|بھیج|دوں|وائرل',
      'не ..2 переведете|заплатите|оплатите|отправите ..8 отправлю|разошлю|опубликую|покажу|увидят',
      'aw|walla|wela|wla|wala ..0 ywsal|yewsal|byewsal|yousal|byousal|yosal ..1 la|le|lal|ila ..0 martak|ahlak|mratak|zawjak|zoujek|jozik|mudeerak|a5ook|akhook|abook',
      'ba3da|ba3den|ba3deen|wla|walla ..1 bebda|babda|habda|bbda b|ma3|la|le ..0 o5tak|okhtak|ahlak|martak|mratak|ommak|ummak|a5ook|akhook',
    ],
  },
  { negations: 'warnings' },
)

/** In Arabic: what is the reader's own, that it is made public, to whom, and that the writer has it. */
const PICTURES =
  'صورك|صورج|فيديوك|فيديوج|فيديوهاتك|فيديوهاتج|مقاطعك|مقاطعج|مكالمتك|مكالمتج|تسجيلاتك|محادثاتك|محادثاتج'
const HANDS_OUT =
  'بوزع|بوزعه|بوزعها|بوزعهم|أوزع|أوزعه|أوزعها|هوزع|هوزعه|هوزعها|نوزع|نوزعه|نوزعها|بنشر|بنشره|بنشرها|هنشر|هنشره|هنشرها|نشرو|ننشرو|ننشره|ننشرها|نفضحك'
const SHOWS = `${HANDS_OUT}|هبعتها|هبعته|ببعتها|برسلها|بطرشها`
const PEOPLE = 'الكل|لكل|للكل|أهلك|أهلج|لأهلك|لأهلج|ربعك|ربعج|ناسك|متابعينك|متابعينج|شغلك'
const HAVE = 'عندي|معي|معايا|عندنا|معانا'

/** Pictures and calls of the reader himself: of a wedding, or of goods, they are handed out for money in life, too. */
const OF_READER = compile({
  en: [],
  ar: [PICTURES],
  others: [
    'video|videos|sowar|tasweer|mokalma|mokalmet ..1 bta3ak|bta3tak|bta3ek|malak|malek|7agak|m3ak|ma3ak',
    'sowarak|sowarek|9owrek|swarek|videohatak|videok|mokalmtak',
  ],
})

/** "Send it or I hand it out", without a word of what, which another sentence says. */
const handsOut = phraseSignal(
  'blackmail',
  {
    en: [],
    ar: [
      `ترسل|ترسلين|أرسل|تبعت|تبعتي|تبعتيلي|ابعت|ابعتي|تبعث|تطرش|تطرشين|طرش|تدفع|تدفعين|تدفعي|ادفع|ادفعي|تحول|تحولين|تحولي|حول|حولي|خلص|تخلص|صيفط ..1 #|@amount ..3 أو|ولا|وإلا|والا|راه ..2 ${HANDS_OUT}`,
      `لو|إذا ..1 ما|مو|مش|لم ..1 دفعت|دفعتي|حولت|حولتي|بعت|بعتي|طرشت|طرشتي ..1 #|@amount ..3 هتلاقيها|هتلاقيه|بتلاقيها|بتلاقيه|بتلقاها|بتلقاه|بتحصلها|بتحصله ..3 ${PEOPLE}`,
    ],
    others: [
      'eb3at|teb3at|eb3ati|edfa3|tedfa3|7awel|7awwel|t7awel ..2 #|@amount ..2 aw|walla|wla|wela ..1 hawaza3o|hawaza3ha|awaza3o|awaza3ha|bawaz3a|hanshoro|hanshorha|anshorha|hafda7ak|afda7ak',
    ],
  },
  { negations: 'warnings', when: ({ words }) => occurs(words, OF_READER) },
)

const DEADLINES = compile({
  en: [],
  ar: [
    'قدامك|قدامج|أمامك|معاك|معاج|معك|مهلتك|مهلة ..1 ساعة|ساعتين|ساعات|دقيقة|دقائق|يوم|يومين|لين|لحد|لبكرة|لباجر|#',
  ],
})

/** What the writer has of the reader, whom he shows it, and how long he waits. */
const showsSoon = phraseSignal(
  'blackmail',
  {
    en: [],
    ar: [
      `${PICTURES} ..4 ${HAVE} ..6 ${SHOWS} ..3 ${PEOPLE}`,
      `${HAVE} ..1 ${PICTURES} ..4 ${SHOWS} ..3 ${PEOPLE}`,
    ],
  },
  {
    negations: 'warnings',
    when: (content) => occurs(content.words, DEADLINES) && content.words.at.has('#'),
  },
)

const threatensAnyhow = firstOf(
  threatens,
  hasPictures,
  shamesUnless,
  handsOut,
  showsSoon,
  watches,
  recordedYou,
)

/** Who calls it by its name warns of it. */
const NAMES_IT = compile({
  en: [],
  ar: ['رسائل|رسالة|حملة|حالات|لحالات|محاولات ..2 ابتزاز|الابتزاز'],
})

/** Threatens to publish private pictures or to tell others, for money. */
export const blackmail: Detector = (content) =>
  occurs(content.words, NAMES_IT) ? [] : threatensAnyhow(content)
