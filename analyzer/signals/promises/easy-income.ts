import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'

const promisesPay = phraseSignal(
  'easy-income',
  {
    en: [
      'once ..4 every|each ..1 person|member|friend|one ..4 bring|brings|refer|invite|register|sign',
      'every|each person|member|friend|referral ..3 bring|invite|refer|add ..4 get|earn|gives|paid|@amount|#',
      'spoil|allowance|sugar ..4 #|@amount ..2 weekly|week|allowance|monthly',
      'sugar ..1 daddy|mummy|mommy|baby',
      'earning|earn|make|making ..3 hundreds|thousands ..3 dollars|pounds|day|month|week',
      'extra|additional # ..2 per|each|every review|reviews|task|like',
      'passed|cleared|qualified ..3 interview|screening ..10 wage|wages|salary|pay|@amount ..5 day|daily|hour',
      'wage|wages|salary|pay ..3 @amount|# ..2 day|daily ..8 contact|discuss|reply|wa|{app}|@link',
      'part ..1 time|remote|online|home ..3 job|work ..14 paid|salary ..4 same day|daily',
      '{earn} ..3 @amount ..5 {period}|home|online|part',
      '{earn} ..4 @amount ..4 per|a|every|each {period}',
      'work|job|jobs ..3 home|remotely|remote|online ..8 {earn}|@amount|salary|pay|daily',
      'part time ..3 job|work|jobs|income ..12 @amount|{earn}|{app}|daily|salary|pay',
      'salary|income ..4 @amount ..4 daily|day|hour|weekly ..8 {app}|home|experience|@link',
      'pay ..4 @amount ..2 daily|weekly|hourly ..8 {app}|home|experience',
      'no|without experience ..6 {earn}|salary|required|needed|@amount',
      'no interview',
      'hired|selected|shortlisted|approved ..8 job|position ..12 fee|deposit|pay|visa|@amount',
      'job ..3 offer|offers ..10 {app}|fee|@link|@amount',
      '{earn} ..2 extra|money ..4 home|online|daily',
      'hiring ..10 {app}',
      '{earn} ..5 @amount|money|cash ..4 home|online|daily|phone|easily|weekly|easy|hour|spare|work',
      '@amount ..2 daily|weekly|monthly|hour|per|a|every|day ..8 {app}|home|experience|easy|phone|online|task|tasks',
      'work|job|packing|typing|assembling ..3 from|at ..1 home ..8 @amount|{earn}|salary|experience|material|monthly|weekly',
      'no ..1 experience ..8 @amount|registration|fee|start|{fee_kind}|salary|monthly',
      'flexible|easy|simple|little ..3 work|job|hours|time ..8 @amount|{earn}|paid',
      'your resume|cv ..8 recommended|recruitment|agencies ..8 job|part|online',
      '# hours|hour|minutes ..1 a|per|every day ..6 #|@amount|pay|earn',
      'saw|found|received|got|viewed|read ..2 your ..2 cv|resume|profile ..10 #|part|remote|online|job|{app}',
      'saw|found|received|got|viewed|read ..2 your ..2 application ..10 part|remote|online|job|{app}',
      'watch|watching ..2 ads|adverts|videos ..8 withdraw|earn|daily|#',
      'type|typing|copy ..4 page|pages|pictures|numbers|captcha ..6 @amount|#|dirham|per',
      'mystery shopper',
      '# ..1 dirham|aed|dhs ..2 per|a page|hour|form|picture',
      'withdraw|earn|take ..2 # ..2 daily|weekly|everyday',
      'earn ..2 # ..1 percent|%',
    ],
    ar: [
      'بدون|دون|لا ..2 مقابلة|للمقابلة|لمقابلة',
      'كل يوم|أسبوع|اسبوع|شهر ..1 يدخل|يدخلي|يدخللي|أسحب|اسحب|أستلم|يوصلني|ينزل ..2 #|@amount|آلاف|ألف ..8 منصة|المنصة|موقع|الموقع|برنامج|البرنامج|تعب|مجهود',
      '{earn} ..3 @amount ..4 {period}',
      '{earn} ..4 درهم ..3 {period}',
      'عمل|وظيفة|دوام|شغل|وظائف ..2 بعد|المنزل|البيت|جزئي|منزلك ..8 {earn}|راتب|@amount|درهم|{app}|يوميا',
      'راتب ..3 @amount ..6 {app}|بعد|المنزل|خبرة|@link|@phone|يوميا',
      'بدون|لا خبرة|تحتاج|يشترط ..6 راتب|دخل|@amount|خبرة',
      'اعمل|العمل من المنزل|البيت|منزلك',
      'وظيفة ..8 {fee}|{app}',
      'دخل إضافي|اضافي|يومي|يوميا|شهري|ثابت',
      '@amount ..2 يوميا|أسبوعيا|شهريا|باليوم|بالساعة|كل ..6 المنزل|البيت|خبرة|هاتفك|{app}|مهام|بسهولة|جوالك|تلفونك',
      '{earn} ..4 من ..2 المنزل|البيت|بيتك|منزلك|جوالك|هاتفك|تلفونك',
      'بدون|دون|لا ..2 خبرة ..6 تسجيل|رسوم|@amount|يوميا|{app}',
      '# ..2 يوميا|باليوم|بالساعة|أسبوعيا ..4 {app}|من|عمل|وظيفة|بدون',
      'شاهد|مشاهدة ..2 الإعلانات|إعلانات|اعلانات ..6 اسحب|واسحب|يوم|#|{earn}',
      'اكتب|كتابة|طباعة ..4 صفحة|للصفحة|الصور|أرقام ..6 درهم|#|@amount',
      'من|في بيتك|بيتج|البيت ..4 @amount|درهم',
    ],
    others: [
      'цифровых|цифровые|цифровыми|цифровой|цифрових|цифровими|цифрові|крипто|криптой|криптовалютой|криптовалютой|p2p ..14 команда|команду|команде|команди|партнеров|партнёров|людей|коллег|навчаю|навчу|обучу|обучение|научу|навчання|обучаю',
      'команда|команду|команде|команди|партнеров|партнёров|людей|коллег|колег ..14 цифровых|цифровые|цифровыми|цифрових|цифровими|крипто|криптой|криптовалют|криптовалюты|криптовалютой|p2p',
      'обучу|научу|обучение|обучаю|навчу|навчаю|навчання ..4 бесплатно|бесплатное|безкоштовно|безкоштовне|сам|сама|нуля|оплачиваем|предоставляется',
      'телефон|смартфон ..12 часа|часов|часу|години|годин ..3 день',
      'часа|часов|години|годин ..3 день ..14 телефон|смартфон|18',
      'dijital|kripto ..1 varlık|varlıklar|varlıkları|para|paralar ..14 ekip|ekibe|özelden|eğitim|günlük',
      'ekip|ekibe|ekibimize ..8 dijital|kripto',
      'actifs|actif numériques|crypto ..14 formation|équipe|gratuite|jour|mp',
      'équipe ..8 crypto|numériques',
      'digitalen|digitale|krypto ..1 assets|werten|werte|vermögenswerten|vermögenswerte ..14 team|lerne|anlernen|tag|kostenlos|pn',
      'team ..8 digitalen|krypto|digitale ..1 assets|werten|vermögenswerten',
      'ekipy|zespołu|ludzi|osób ..8 krypto|kryptowaluty|kryptowalut|cyfrowych|cyfrowymi|aktywa|aktywami',
      'нужны|требуются|ищем|ищу|набор|набираем ..3 люди|людей|человек|сотрудники|команду ..16 день|неделю|сутки|удаленно|удаленную|удаленная|оплатой|доход|высокодоходной',
      'доход|доходность|доходностью|заработок|зарабатывать|заработать ..8 день|неделю|сутки|криптовалют|криптовалюты',
      'ghar|घर|گھر baithe|बैठे|بیٹھے ..6 kamao|kamaye|kamayen|kamaen|कमाएँ|कमाओ|کمائیں|کماؤ|#|@amount',
      'roz|rozana|रोज|रोज़|روزانہ|mahine|महीने|ماہانہ ..3 @amount|# ..3 kamao|kamaye|kamayen|कमाएँ|कमाओ|کمائیں|کماؤ',
      'sho3l|shoghl|shughul|dawam|3amal ..4 bait|online|sa3a|sa3ten|be3d ..8 @amount|#|rateb',
    ],
  },
  { negations: 'warnings' },
)

const HIRES = compile({
  en: [
    'hire you',
    'offer|offering|have ..3 remote|online|flexible|part|job ..1 job|work|time|for',
    'part time',
    'remote|online|freelance|flexible ..1 job|work|income',
  ],
  ar: [],
})
const WANTS_REPLY = compile({
  en: ['reply|respond|interested|participate|cooperate', 'contact me'],
  ar: [],
})

/** What a day pays, from somebody who wants no more than an answer. */
const hiresByReply = phraseSignal(
  'easy-income',
  {
    en: ['@amount|# ..2 per|a|daily|day|weekly {period}', '@amount ..1 {period}', '# ..1 daily'],
    ar: [],
  },
  {
    negations: 'warnings',
    when: ({ words }) => occurs(words, HIRES) && occurs(words, WANTS_REPLY),
  },
)

const HIRES_YOU = compile({
  en: [
    'hire you',
    'interested ..2 in ..2 remote|online|freelance|flexible ..1 job|work|income',
    'invite ..2 you ..2 to ..1 cooperate|collaborate|join',
    'resume|cv|background|profile ..6 recommended ..3 by',
  ],
  ar: [],
})

/** Whether somebody who cannot know the reader would hire him for so much a day, and wants no more than an answer. */
export function hiresUnseen(content: Prepared): boolean {
  return occurs(content.words, HIRES_YOU) && hiresByReply(content).length > 0
}

/** Offers high pay for little work, or hires without an interview. */
export const easyIncome = firstOf(promisesPay, hiresByReply)
