import type { Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { roundsElsewhere } from '../elsewhere/workers/gains.ts'

/** What a debt grows to when it is not paid. */
const GROWING_DEBT: Phrases = {
  en: ['or|otherwise|else ..3 become|becomes|turns|grows', 'fine|penalty ..4 becomes|grows'],
  ar: [],
}

/** What an honest adviser must say. */
const DISCLAIMERS: Phrases = {
  en: [
    'not|never|no|neither|cannot|isnt|arent guaranteed|guarantee|guarantees',
    'not|never|no|cannot ..1 be|a guaranteed|guarantee',
    'capital|investment|value|returns|prices ..3 at risk|loss',
    'capital|investment|value|returns|prices ..3 fall|go|down ..3 rise|up|down',
  ],
  ar: ['غير|ليست|ليس|لا ..1 مضمون|مضمونة|نضمن|تضمن', 'الأرباح|العوائد|القيمة غير مضمونة|ثابتة'],
}

/** What was won in a draw. */
const WON = ['mabrook|mabrouk|mabruk ..2 rba7t|rab7t|rbe7t|kasabt|ksebt']

/** What has come already in the reader's own app. */
const FIRST_PROFIT: Phrases = {
  en: ['your|you first profit|return|earnings'],
  ar: ['أول|أولى ربح|أرباحك|عائد|عوائدك'],
}

/** What a bank has booked. */
const PAID_IN: Phrases = {
  en: ['deposit|deposits of ..1 @amount ..4 received|credited|cleared|posted|booked'],
  ar: [],
}

const promisesReturn = phraseSignal(
  'guaranteed-return',
  {
    en: [
      'fixed match|matches|odds|game|games|scores',
      'sure|correct|exact ..1 odds|score|scores|tips ..8 vip|paid|pay|guaranteed|@amount|#|won|fixed|coach',
      'aviator|casino|bet|betting|roulette|colour|color ..3 hack|predictor|prediction|predicts|bot|trick',
      'predicts|predict ..3 next|every|all ..1 round|rounds|game|games|result',
      'earned|made|received|withdrew ..2 # ..1 {crypto} ..2 with|through|from|after',
      'turn|turned|turning|turns ..3 @amount ..2 to|into ..2 @amount',
      'got|made|received|earned|earn|withdrew|withdrawn|making ..3 @amount ..4 after|from|with ..1 investing|investment|depositing|deposit|trading|@amount',
      'deposit|investment|invested|investing|deposited ..2 of ..1 @amount ..4 earn|earned|made|got|withdrew|receive ..3 @amount|profit|profits',
      'daily|weekly|steady|monthly|passive income|profit|profits|earnings ..2 without|no|zero risk|risks|stress|loss',
      'bot|robot|ai|system|algorithm ..2 never|cant|cannot ..1 lose|loses|fail|fails',
      '# ..2 today is|becomes|means|makes # ..4 monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|week',
      'invest|deposit|put ..2 @amount|# ..4 after|in|within # ..1 day|days|hours|hour|week|weeks|minutes ..3 #|@amount',
      'put|invested|paid|gave|deposited|placed ..2 @amount|# ..3 they|he|she|it ..2 give|gives|pay|pays|send|sends|gave|paid ..1 me|us ..1 @amount|# ..2 every|each|per|weekly|daily|monthly',
      'robot|bot|ai|algorithm ..2 trades|trading ..3 for ..1 us|you|me|members|clients',
      'guaranteed ..3 return|returns|profit|profits|income|earnings|roi',
      'risk free|0 ..3 profit|return|investment|trading',
      'no|zero|without risk ..6 profit|return|invest|investment|income',
      '# % ..3 daily|weekly|guaranteed',
      '# % ..2 a|per|every|each|one day|week',
      '{earn}|pay|pays|make|makes|give|gives|withdraw ..3 # % ..4 monthly|month',
      'profit|return|returns|roi|gain|gains|income ..5 # % ..2 daily|weekly|monthly|guaranteed|per|a|every|in|within|return|profit',
      '# % ..1 profit|return|roi|returns|gains|gain ..4 daily|weekly|monthly|guaranteed|day|week|month|days|weeks|hours|per|every|trading|invest|investment|capital',
      'fixed|steady|assured|secured|guarantee|guarantees ..2 return|returns|profit|profits|payout',
      'invest|deposit|put|start ..3 @amount ..8 {earn}|profit|back|return|receive|get|double|turn|weekly|monthly|becomes',
      '@amount ..4 become|becomes|turn|turns|turned|grow|grows|into ..3 @amount|#',
      'profit|profits|returns ..4 every|each|per ..1 day|week|month',
      'ai|robot|bot|algorithm|expert|experts|broker|signals ..3 made|makes|earned|trades|trading|earns ..6 %|profit|@amount|clients|you',
      'double|triple|multiply ..4 money|investment|capital|bitcoin|deposit|income',
      'invest ..4 @amount ..6 {earn}|profit|return|get|receive',
      '{earn} ..4 @amount ..6 invest|investment|trading|deposit',
      'high|huge|massive|daily return|returns|profit|profits ..4 invest|investment|trading|guaranteed|platform',
      'invest ..6 returns ..4 weekly|daily|days|hours|guaranteed',
      'trading|forex|crypto|bitcoin|gold ..4 signals|platform|mentor|robot|expert ..8 profit|profits|earn|returns',
      'passive income ..6 @amount|daily|weekly|monthly|guaranteed|invest|crypto|trading',
      '{pay}|put|invest|give|start ..3 # ..8 {receive}|take|get|back|withdraw ..4 #',
      '{pay}|put|invest|save ..3 # ..3 month|monthly|week ..10 {receive}|take|get|back ..4 #|gold|grams',
      'guarantee|guarantees|guaranteed ..3 price|profit|capital|return|principal',
      '{pay}|pays|paying|paid|gives ..2 members|investors|us|everyone|you|me ..3 # %',
      '{pay}|puts|put|invests|gives ..3 # ..6 receives|receive|gets|takes ..3 # ..3 every|monthly|month|week',
      'i|we ..2 joined ..3 with ..8 {earn}|get|receive|every|month',
      '{earn}|get|receive ..2 @amount ..1 every|each|per week|month|day ..6 friends|trust|join|members|invest',
      'share|money|profit ..1 doubles',
      'keep|leave|store|deposit ..1 # ..1 coins|coin|bars|bar|grams|gram ..8 take|get|collect|receive|back ..2 # ..6 days|weeks|month|months',
      'everybody|everyone|all|sab ..3 money|investment|capital ..2 doubled|double|tripled',
    ],
    ar: [
      'حولت|قلبت|كبرت ..1 # ..1 إلى|الى # ..1 خلال|درهم|دولار|ريال',
      'نضاعف|بنضاعف|أضاعف|يضاعف|تتضاعف|يتضاعف ..2 رأس|فلوسك|أموالك|مالك|رصيدك|مبلغك|فلوسكم',
      'سويت|ربحت|حققت|كسبت|طلعت|ربحنا ..2 # % ..3 يوم|أسبوع|ساعة|شهر|يومين',
      'أرباح|ارباح|ربح|عائد|عوائد ..3 مضمون|مضمونة|مضمونه|ثابت|يومية|يومي|يوميا|خيالية|مؤكدة',
      'مضمون|مضمونة ..3 ربح|أرباح|عائد',
      'بدون|دون ..1 مخاطر|مخاطرة|خسارة',
      '# % ..3 يوميا|شهريا|أسبوعيا|عائد|أرباح|ربح',
      'عائد|أرباح|ربح|فائدة|نسبة ..3 # % ..3 شهريا|يوميا|أسبوعيا|مضمون|مضمونة|كل|شهري|يومي|أسبوعي',
      'ربح|أرباح|عائد|دخل|عوائد|دخلا ..3 شهري|شهريا|يومي|أسبوعي|أسبوعية|شهرية|ثابت|ثابتا|ثابتة|مضمون|كل ..4 مضمون|ثابت|بدون|@amount|استثمار|ثابتا|تداول|منصة',
      'تضمن|نضمن|اضمن|يضمن|أضمن|ضمان ..4 دخل|دخلا|ربح|ربحا|أرباح|عائد|عائدا|رأس|أرباحا',
      'روبوت|الذكاء|خبراء|محفظة|محافظ ..4 تداول|التداول|يتداول|الاصطناعي|استثمارية ..6 ربح|أرباح|%|@amount|حقق',
      'استثمر ..6 {earn}|أرباح|عائد|@amount',
      'ضاعف|مضاعفة ..2 أموالك|مالك|رأس|رصيدك|استثمارك',
      'دخل ..1 سلبي|ثابت|إضافي ..6 استثمار|تداول|@link',
      '{pay}|حط|ضع|استثمر|استثمري|ابدأ ..3 # ..4 استلم|تاخذ|تأخذ|خذ|ترجع|يرجع|تستلم|واستلم|وتأخذ|تسحب ..3 #|ألفين|ضعف',
      'تبدأ|تبدا|تبدأين|نبدأ|بدأت ..2 #|@amount ..1 وتستلم|تستلم|وتسحب|واستلمت|وسحبت|وتاخذ|وتأخذ ..1 #|@amount',
      '{pay}|استثمر|حط|ضع ..4 @amount ..5 نرجع|بنرجع|ترجع|تستلم|يرجع|تصير|تصبح ..3 ألفين|#|ضعف|الضعف',
      'تودع|اودع|أودع|تحط|حط|سلم ..2 عملة|عملات|سبيكة|سبائك|ليرات|جرام|غرام ..8 ترجع|وترجع|تاخذ|وتاخذ|تستلم|وتستلم ..3 بعد|ضعف|الضعف|خلال',
      'شهريا|شهري ..5 تأخذ|تاخذ|تستلم|تحصل ..3 #|جرام|غرام|كيلو',
      'يحط|تحط|يدفع|ضع|يضع ..2 # ..3 يستلم|ويستلم|وتستلم|ياخذ|وياخذ|وتاخذ ..2 #',
      'دخلت|اشتركت|انضممت ..3 @amount|# ..6 {earn}|استلم|شهر|يوم|آخذ',
      'كل|يوم ..2 يطلع|يطلعلي|يجيني|ينزل|بينزل ..2 ربح|أرباح|فلوس',
      'ربح|أرباح|دخل ..4 وأنا|وانا|وانت|وأنت نايم|نائم|نايمة',
      'حول|حط|دير|عطني|اعطني|أعطني|عطيني|سلم|سلمني|ابعت|ابعث|صيفط|دز|دخل ..4 # ..4 وارجعها|ارجعها|استلم|واستلم|تولي|كتولي|ترجعلك|ترجعها|يرجعلك|وارجعلك|تصير|تاخد|وخذ|تاخذ|ترد|كتوصلك|كتعطيك|نردها|نرجعها|وارجعهم|أرجعها ..3 #|ضعف|الضعف|دوبل',
      'كل # ..2 أصلي|اصلي|تاخذ|تاخد|تستلم|نعطيك|تقبض ..2 #|ضعف',
      'درهم|دينار|دولار|ريال|جنيه|# ..2 تولي|كتولي|ترجعلك|كتوصلك|كترجع ..2 # ..4 نهار|يوم|ساعة|شهر|دقيقة|أسبوع|سيمانة',
      'مباراة|مباريات|ماتش|ماتشات|سكور|نتيجة|كوبون|قسيمة ..6 معلومة|معلومه|مبيوعة|مباعة|متباعة|مبيوع|مثبتة|مضمونة|مضمونه|أكيدة|اكيده|فيكس ..14 اشتراك|vip|في|راهن|تراهن|دولار|#',
      'سحبت|ساحب|جبدت|قبضت ..3 # ..4 من|ب ..1 # ..3 حطتها|حطيتها|حطها|اودعتها|أودعتها|درتها',
      'يضرب|تضرب|ترفع|يرفع|ترتفع|يرتفع|تطلع|يطلع|راح ..2 # ..1 ضعف|أضعاف|اضعاف|مرة|مرات',
      'دخلت|حطيت|درت|بديت ..0 ب|بمرتب|براتب|# ..3 طلعت|وطلعت ..0 ب|بتلاتة|بضعفهم|بضعفه|بالضعف|بثلاثة',
      'بفتح|افتح|نفتح ..0 الموبايل|التلفون|الجوال|التطبيق|الموبيل ..5 اطلع|واطلع|بطلع|وبطلع|اكسب|واكسب|وبكسب ..1 #|@amount',
      'الأرباح|الارباح|ارباح|الربح بتنزل|تنزل|بينزل|ينزل ..0 كل',
      'عقب|بعد|خلال ..2 عشر|خمس|ثلاث|سبع|اربع|# أضعاف|اضعاف|ضعف',
      'تقاعدت|استقلت|تركت ..2 من|بسبب ..1 ربح|أرباح|ارباح|التداول',
      'ضامنك|ضامنلك|نضمنلك|بضمنلك|راني ..8 نخدم|بخدم|الربح|والربح|نقسموه|نقسمه',
    ],
    others: [
      '# ..8 bterja3|terja3|bterja3lak|terja3lak|yerja3lak|btakhod|takhod ..2 #',
      'da5alt|da5alet|dakhalt|7atet|7a6et|7a6eet b # ..4 nahrda|naharda|enaharda|elyom|yom|hal2 ..1 #',
      'din|dino|mahine|ghante|दिन|दिनों|महीने|घंटे|دن|دنوں|مہینے me|mein|में|میں ..2 dugna|doguna|double|tiguna|दुगना|दोगुना|डबल|دگنا|ڈبل',
      'nuqsan|nuksan|नुकसान|نقصان ..2 gunjaish|गुंजाइश|گنجائش',
      '# daal|dal|lagaya|lagake ..2 roz|rozana|daily|har|mahine ..3 #|@amount',
      '# فیصد|फीसदी|प्रतिशत|percent ..1 منافع|मुनाफा|munafa|munafaa',
      'منافع|मुनाफा|munafa ..2 # ..1 فیصد|फीसदी|प्रतिशत|percent|%',
      'hulog|pasok|lagay|maghulog ..1 #|@amount ..2 balik|kita|labas|sahod ..1 #|@amount',
      '# dalo|daalo|lagao|lagaye|डालो|डालें|लगाओ|لگاؤ|لگائیں ..4 roz|rozana|daily|har|रोज|रोज़|روز|روزانہ ..4 #|@amount',
      'pakka|pakki|पक्का|पक्की|پکا|پکی munafa|kamai|profit|income|return|मुनाफा|कमाई|منافع',
      '@amount|# lagao|lagaye|lagayen|lagaen|लगाओ|लगाएँ|لگائیں|لگاؤ ..6 #|@amount|pao|paye|पाओ|پائیں|munafa|मुनाफा|منافع',
      'yaqeeni|pakka|guaranteed|guarantee|गारंटी|यकीनी|یقینی|sau ..3 munafa|मुनाफा|منافع|profit|return|risk',
      'koi|कोई|کوئی risk|जोखिम|خطرہ|nuqsan ..1 nahi|नहीं|نہیں',
      'rebe7|rb7|arba7|ribh ..2 madmoon|madmoona|mathmoon|yawmi|kel',
      'estathmer|istathmir|7e6 ..3 # ..4 e5eth|o5eth|khudh|5eth|estelem ..2 #',
      'paisa|paise|amount ..2 double|dugna|doguna|tiguna ..2 ho|hoga|hua|kar|ho',
      'rba7t|rbe7t|kasabt|ksebt ..3 #|alaf|derham|dolar|$',
      'прибыль|доход|доходность|профит|заработок ..4 # % ..3 день|сутки|неделю|месяц',
      '# % ..2 день|сутки|неделю ..8 usdt|арбитраж|крипта|криптовалюта|крипто|биржа|инвестиции',
    ],
  },
  {
    negations: 'warnings',
    except: {
      en: [...GROWING_DEBT.en, ...DISCLAIMERS.en, ...FIRST_PROFIT.en, ...PAID_IN.en],
      ar: [...GROWING_DEBT.ar, ...DISCLAIMERS.ar, ...FIRST_PROFIT.ar],
      others: WON,
    },
  },
)

/** Promises a profit that nobody can promise. */
export const guaranteedReturn = firstOf(promisesReturn, roundsElsewhere)
