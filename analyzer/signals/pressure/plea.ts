import type { Phrases } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

/** Of what people say that it dies, though nobody does. */
const NOBODY_DIES: Phrases = {
  en: [
    'battery|phone|mobile|laptop|tablet|charge|car|engine|plant|plants ..2 dying',
    'dying ..1 to|for|of ..2 battery|phone|see|know|eat|try|go|meet|laughter|boredom|hunger|coffee',
  ],
  ar: [],
}

/** Begs for help, so that pity answers. */
export const plea = phraseSignal(
  'plea',
  {
    en: [
      'only you can|could help',
      'you are|youre ..1 only|last ..3 one|person|hope|friend|ask|help',
      'no one|body else ..4 help|ask|turn',
      'i beg you',
      'please|kindly|pls ..3 help|save ..2 me|us|my|him|her',
      'have|has no|nothing milk|food|money|home|medicine|eat',
      'dying|starving|homeless|widow|orphan',
      'god|allah ..3 reward|bless|repay|give ..2 you',
      'send|give|help ..2 what|whatever ..2 you ..1 can',
      'need ..3 operation|surgery|medicine|blood ..4 today|urgently|now|tonight',
      'operation|surgery|treatment ..4 today|tonight|tomorrow|urgent|cost|costs',
      'i|we need|lack|miss ..3 @amount',
      'i|we ..2 only ..1 need|lack ..2 @amount|#',
      'i need ..1 #',
      'need ..2 your ..2 help|assistance',
      'need ..3 money ..4 home|ticket|flight|hotel|bills',
    ],
    ar: [
      'ما|ليس ..1 لي|عندي|لنا ..1 غيرك|أحد|غيركم',
      'ما|معنديش|ماعنديش|ماليش|ماكو ..1 عندي|لي|الي|معي|حد|حدا ..1 حد|حدا|احد|أحد|غير ..0 غيرك|غيرج|غيركم|غيركن|غير|الله',
      'ابوس|أبوس ايدك|إيدك|ايديك|رجلك|راسك',
      'أرجوك|ارجوك|أرجوكم|تكفى|تكفين|دخيلك|أتوسل|بليز',
      'ساعدوني|ساعدني|ساعديني|أنقذوني|أنقذ|ساعدونا',
      'بدون|بلا|ما ..2 أكل|حليب|مأوى|دواء|طعام|خبز',
      'أي|اي مبلغ',
      'يتيم|أيتام|أرملة|مريضة|جائع|جياع|نازحين',
      'الله ..1 يجزيك|يجازيك|يعوضك|يرزقك|يعطيك|يجزيكم|يفرج',
      'عملية|علاج|دواء ..3 اليوم|ضروري|عاجلة|الليلة|فورا|تكلف|تكلفة',
      'أحتاج|احتاج|محتاج|محتاجة|ينقصني|باقي ..2 @amount|#',
    ],
  },
  { negations: 'warnings', except: NOBODY_DIES },
)
