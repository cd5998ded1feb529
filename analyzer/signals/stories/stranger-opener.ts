import { phraseSignal } from '../detector.ts'

/** A friendly opening by somebody unknown, as long cons begin. */
export const strangerOpener = phraseSignal('stranger-opener', {
  en: [
    'free ..3 for ..1 coffee|lunch|dinner',
    'is this|that ..3 number|mr|ms|dr',
    'got|found|saved|have ..2 your number|contact ..6 from|by|in|of',
    'are|is you|this ..4 from ..4 yoga|golf|gym|dance|agency|party|conference|clinic|salon',
    'sorry ..3 wrong number|person ..6 friend|friends|nice|meet|kind|fate|seem',
    'wrong number ..10 friends|friend|nice|meet|fate|kind',
    'my assistant ..8 number',
    'can we be|become friends',
    'nice to meet you ..6 where|from|name',
    'we matched|met',
    'matched|saw ..3 tinder|bumble|profile|instagram|app|facebook',
    'this is|isnt ..1 wrong number',
    'your|ur ..2 photo|photos|picture|pictures|pic|pics ..10 inspiration|muse|reference|portrait|mural|painting|artwork',
    'love|like|want to meet ..3 tonight|you|tomorrow|soon',
    'sorry|oops|ah|oh ..4 disturb|disturbing|bothering|mistake|wrong ..12 kind|nice|polite|friendly|friend|friends|fate|keep',
    'keep|save ..1 your ..1 number|contact ..6 friend|friends|chat|talk|touch',
    'you ..1 seem|sound|look ..2 kind|nice|polite|gentle|interesting|elegant ..1 person|man|woman|lady|gentleman',
  ],
  ar: [
    'آسف|اسف|عذرا ..4 رقم|الرقم ..2 خاطئ|خطأ|غلط ..10 نتعرف|أصدقاء|صديق',
    'هل ..2 نكون|نصبح أصدقاء',
    'ممكن|حابب|اود|أود|نتعرف ..2 نتعرف|التعرف|عليك',
    'وجدت|حصلت ..2 رقمك',
    'أبي|أحب|حاب|ودي ..1 أشوفك|أقابلك|أتعرف|نلتقي',
    'رقم|الرقم|نمرة ..2 غلط|خطأ|خاطئ ..12 نتعرف|صوت|كلامك|ذوق|راقي|أسلوبك|صدفة|نصيب|لطيف|مؤدب|أصدقاء',
    'شكلك|كلامك|صوتك|أسلوبك|طبعك ..2 راقي|لطيف|محترم|طيب|مؤدب|حلو',
  ],
  others: ['galti|ghalati|ghalti|galat ..3 number ..10 dost|dosti|baat|baatein'],
})
