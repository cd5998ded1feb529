import { leadsToStrangers } from '../../circumstances.ts'
import { isTrusted } from '../../entities/official.ts'
import type { Prepared } from '../../prepared.ts'
import { compile, findPhrases } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

/** What a trickster tells the reader to do, and whoever warns of one does not. */
const DEMANDS = compile({
  en: [
    'pay|transfer|deposit|wire|send ..3 @amount|money|bitcoin|funds|balance|savings|it',
    'send|share|give|tell|forward|read|text|reply|respond|confirm|enter ..6 code|otp|pin|cvv|password|card|me|us',
  ],
  ar: [
    'أرسل|ابعث|أعطني|عطني|زودنا|أخبر|أدخل ..4 رمز|الرمز|كود|الكود|كلمة|بالرمز|بالكود|الموظف|صورة|مبلغ|بطاقتك',
    'حول|ادفع|سدد|أودع ..3 @amount|رصيدك|المبلغ|مبلغ|درهم|أموالك|مدخراتك',
  ],
})
/** Words that may stand before a demand at the beginning of what is said. */
const BEFORE_DEMAND: ReadonlySet<string> = new Set(
  'please kindly now just then so and immediately الآن فورا فضلا لذلك'.split(' '),
)

/** Whether it tells the reader to pay or to hand over a code: in its own voice, not as what others ask for. */
function demandsInPerson({ words }: Prepared): boolean {
  const { tokens } = words
  return findPhrases(words, DEMANDS, 'none').some(({ first }) => {
    let at = first - 1
    while (tokens[at]?.clause === tokens[first]!.clause && BEFORE_DEMAND.has(tokens[at]!.text)) at--
    return tokens[at]?.clause !== tokens[first]!.clause
  })
}

/**
 * Warns of a trick or tells of one from outside, demands nothing and leaves nothing to act on that is not official. Tricksters write of
 * fraud too ("your account is used by fraudsters"), so only who pretends to be whom counts, or a plain word that it is one.
 */
export const warnsOfScams = phraseSignal(
  'warns-of-scams',
  {
    en: [
      'fraudsters|scammers|scammer|fraudster|criminals|impostors|imposters|impersonators|thieves|people|somebody|someone|callers ..4 pretending|pretend|pretends|claiming|posing|impersonating',
      'somebody|someone|anyone|anybody|scammer|scammers ..2 using|used|stole|copied|cloned|hacked ..2 my|our ..2 name|photo|picture|profile|number|account',
      'that|this|it ..2 not me',
      'is|was|its|thats|definitely|probably|clearly a|an ..2 scam|fraud|fake|hoax|con',
      'total|obvious|clear|another scam|fraud|fake|hoax',
      'new|latest|common|known scam|fraud|trick',
      'simulated|simulation|test ..2 phishing|attack',
      'phishing test|simulation|exercise|awareness',
      'fall|fell|falling|fallen ..1 for ..1 it|this|that|a|these|such',
      'one of those|these ..2 calls|call|messages|texts|scams|scam',
      'nearly|almost ..1 got|was|fell ..2 scammed|me|for|tricked|conned',
      'dont|never|not ..1 reply|respond|answer|click|open ..6 delete|block|report|ignore',
      'scam alert|warning',
      'fake|fraudulent|bogus|scam|phishing ..1 messages|calls|texts|sms|emails|links|websites|accounts ..3 claim|claiming|claims|say|saying|ask|asking|pretend|pretending|imitating',
    ],
    ar: [
      'احتيال|الاحتيال|احتيالي|احتيالية|محتالين|محتالون|المحتالين|المحتالون|محتال|نصابين|النصابين|نصاب ..6 ينتحل|ينتحلون|تنتحل|منتحلين|يدعون|يدعي|باسم|أسلوب|رسائل|روابط|اتصالات',
      'ينتحل|ينتحلون|تنتحل|انتحال|منتحلا|ينتحلوا ..2 صفة|شخصية|اسم|هوية|موظفين',
      'تحذير|تحذر|احذروا|انتبهوا|حذرت|تنبيه ..6 احتيال|الاحتيال|احتيالي|احتيالية|محتالين|محتالون|المحتالين|نصابين|نصب|وهمية|مزيفة|الهكر',
      'هذا|هذي|هاد|ده|دي|طلع|طلعت|يبقى|تراه|كله ..2 نصب|نصاب|نصابين|احتيال|محتال|خرطي|حرامي|حرامية',
      'رسائل|روابط|مواقع|جوائز|اتصالات|عروض|حسابات ..1 وهمية|مزيفة|مشبوهة|احتيالية',
      'عدم|تجنب ..1 التجاوب|الرد|التفاعل ..3 معها|عليها|معهم|عليهم|رسائل',
      'أسلوب|اسلوب|أساليب|طريقة ..1 احتيالي|احتيالية|احتيال|نصب|جديدة ..1 للاحتيال|في',
      'سيبك|فكك|اتركك|خلك|ابعد|بعد ..3 من|عن ..3 نصب|الفوركس|الكلام|النصابين|هالخرابيط|الناس',
      'لا|ولا|محد ..1 تعطون|يعطون|تعطوا|يعطي|تردون|تردوا|تصدقون|تصدقوا|تفتحون|تفتحوا ..4 حد|أحد|كود|الكود|رمز|روابط|عليهم|رابط|شي',
    ],
    others: [
      'ye|yeh|yaar ..3 fraud|scam|dhokha|fake ..2 hai|tha|he',
      'fraud|scam|froud ..2 se ..2 bacho|bachein|hoshiyar|savdhan',
      'hada|hatha|da|de nasab|nassab|na9b|nasb|scam',
      'scam po|yan|to|ito|yun',
    ],
  },
  {
    when: (content) =>
      !leadsToStrangers(content) &&
      !demandsInPerson(content) &&
      content.emails.every(({ host }) => isTrusted(host)),
  },
)
