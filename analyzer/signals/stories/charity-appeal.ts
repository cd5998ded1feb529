import { leadsToStrangers } from '../../entities/strangers.ts'
import type { Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'

/** What was given already. */
const GIVEN: Phrases = {
  en: [
    'donation|zakat|sadaqah receipt',
    'receipt ..3 donation|zakat|sadaqah',
    'thank|thanks ..4 your ..1 donation|zakat|sadaqah|contribution',
    'received ..2 your ..1 donation|zakat',
  ],
  ar: [
    'شكرا ..2 لتبرعك|تبرعك|لتبرعكم|تبرعكم ..3 @amount',
    'إيصال ..2 التبرع|تبرعك',
    'استلمنا|وصل تبرعك',
  ],
}

const asksForDonation = phraseSignal(
  'charity-appeal',
  {
    en: [
      'donate|donation|donations|zakat|sadaqah|sadaqa ..12 @phone|@link|account|iban|{app}|{crypto}|transfer|@amount',
      'help|save|support ..6 orphan|orphans|children|victims|gaza|sick|poor|needy|family|cancer ..12 donate|donation|{transfer}|@amount|@link|account|iban',
      '{transfer} ..4 donation|donations|zakat',
      'give|contribute|share ..4 what you can',
      'every|any|each ..1 dirham|dirhams|aed|riyal|rupee|dollar|penny|amount ..1 helps|counts|matters',
      '{transfer} ..12 sadaqah|sadaqa|zakat',
      'mosque|masjid|orphanage|orphan|orphans|sadaqah|zakat|fitra|qurbani|blankets|refugees|flood|earthquake ..12 {transfer}|iban|account|wallet|{crypto}|@link|@phone|contribute',
      'feed|feeding|iftar|fasting|sponsor ..10 {transfer}|account|number|@phone|@link|iban',
      '{transfer} ..6 allah|reward|rewards|god|orphan|hunger|poor',
      'allah|god ..3 reward|rewards',
      'children|kids|family|mother ..6 no|without ..1 milk|food|home|shelter|medicine ..10 send|help|give|transfer|support',
      'sadaqah|zakat|feeds|feed ..10 @amount|#',
      'send ..4 account ..6 sadaqah|allah|reward|family|families|screenshot',
      'for ..1 sake of allah|god',
      'baby|child|boy|girl|mother|infant ..6 surgery|operation|treatment|cancer ..12 amount|account|transfer|send|missing|donate',
      'send|give ..2 any|whatever amount ..4 account|number|iban',
      'sow|plant|bring ..4 seed ..8 faith|god|@amount|miracle|breakthrough|prophet|deliverance|account|it',
      'seed of faith',
      'lord|god|spirit ..4 showed|told|revealed ..8 seed|offering|fasting|deliverance|@amount',
    ],
    ar: [
      'ولدي|بنتي|ابني|زوجي|أمي ..3 عملية|علاج|دواء ..10 يساعد|يساهم|يحول|تبرع|حول',
      'يقدر|يستطيع|تقدرون ..2 يساعد|يساهم ..2 يحول|حول|حساب|رقم',
      'تبرع|تبرعات|التبرع|تبرعوا|صدقة|زكاة|ساهم|الزكاة|الصدقة ..10 @phone|@link|حساب|ايبان|آيبان|@amount|تحويل|رقم|الرابط',
      'ساعد|ساعدوا|أنقذ|انقذ|لإنقاذ|مساعدة ..5 أيتام|الأيتام|مرضى|طفل|أطفال|محتاجين|الفقراء|أسرة|غزة ..10 {transfer}|تبرع|@amount|@link|@phone|حساب',
      'ساهم|ساهموا|تكفل|ابن|كن|شارك ..3 بناء|مسجد|كفالة|يتيم|بئر|وقف|علاج|أجر|سقيا ..8 {transfer}|حساب|الحساب|@link|@phone|{pay}|رابط',
      'مسجد|يتيم|أيتام|بئر|علاج|مريض|أسرة|لاجئين ..10 {transfer} ..4 حساب|الحساب|رقم|آيبان|@phone',
      'إفطار|افطار|صائم|صدقة|أجر|الأجر ..8 حول|حساب|رقم|{transfer}|@link|@phone',
      'حول|تبرع|ادفع ..8 الأجر|أجر|أجرك|الله|ثواب|صدقة',
      'عيالي|أطفالي|أولادي|أسرتي ..4 بدون|بلا|جوعى|جياع ..6 مبلغ|حول|ساعد|رقم',
      'كفالة ..1 يتيم|أيتام|أسرة|أسر|طالب|حافظ|داعية ..10 @phone|@link|حساب|ايبان|آيبان|@amount|تحويل|رقم|الرابط',
      'لوجه|في سبيل الله',
      'طفل|طفلة|رضيع|أم ..5 عملية|علاج|سرطان|قلب ..8 حساب|مبلغ|رقم|تبرع',
      'يلي|اللي|الي|مين ..1 بيقدر|يقدر|بيبعت|يبعت|يبا|حابب|بيحب ..1 يحولي|يبعتلي|يبعت|يحول|يساعدني|اجر|الاجر|# ..5 عهالرقم|رقمي|حسابي|عحسابي|عبوتيم|كريم|حقي|بينك|بيصورلو',
      'النازحين|نازحين|مجاعة|الجوعانين|غزة|المسجونين|غارمة|الغارمين ..20 حولو|حولوا|ابعتو|عحسابي|رقمي|حقي|عندي',
    ],
    others: [
      'mareed|mareeda|marid|mareedha|3amaliyya|3amaliya|3amaleyya ..12 na2es|na2s|naqes|naa2es|na8es|ba2i ..1 #',
      'account|khate|number|अकाउंट|खाते|اکاؤنٹ|کھاتے ..4 dalein|dalo|daalein|bhejein|bhejo|डालें|भेजें|ڈالیں|بھیجیں ..4 sawab|sawaab|ajar|sadqa|सवाब|पुण्य|ثواب|اجر|صدقہ',
      'yateem|yatim|madrasa|masjid|mandir|यतीम|मदरसा|मस्जिद|मंदिर|یتیم|مدرسہ|مسجد ..16 bhejein|bhejo|dalein|भेजें|डालें|بھیجیں|ڈالیں ..4 account|khate|number|खाते|अकाउंट|اکاؤنٹ|نمبر',
    ],
  },
  { except: GIVEN },
)

/** Asks in one sentence, and names a stranger's number or link in another. */
const asksForGood = phraseSignal(
  'charity-appeal',
  {
    en: [
      'donate|donation|donations|contribute|sadaqah|zakat ..6 children|orphan|orphans|victims|needy|poor|hungry|refugees|patients|families|gaza|sudan|syria|yemen',
    ],
    ar: [],
  },
  { except: GIVEN, when: leadsToStrangers },
)

/** Asks for a donation to a private number, account or link. */
export const charityAppeal = firstOf(asksForDonation, asksForGood)
