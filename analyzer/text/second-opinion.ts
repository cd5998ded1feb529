import { spelled } from './class-words.ts'
import { courtesiesIn } from './courtesies.ts'
import { compile, findPhrases, type Hit } from './phrases.ts'
import type { Words } from './tokens.ts'

const QUESTIONS = compile({
  en: [
    'is|are|was this|that|it|he|she|they|these ..4 scam|fraud|real|legit|legitimate|genuine|true|fake|safe|hoax|phishing|trustworthy|authentic',
    'should|shall|can|may|could i|we ..1 trust|believe|reply|respond|click|ignore|worry',
    'should|shall|must i|we ..1 give|do|send|open ..1 it|them|him|her|that|this',
    'real|true|legit|pay|give|send or ..1 no|not',
    'what ..1 should|do|must i|we do',
    'scam|fraud|fake|legit|real|genuine|true or ..1 not|real|genuine|legit|fake|scam|fraud',
    'do|does you|anyone|anybody ..1 think|know ..3 scam|fraud|real|true|legit|fake|genuine',
  ],
  ar: [
    'هل ..3 احتيال|احتيالية|نصب|حقيقي|حقيقية|صحيح|صحيحة|صدق|آمن|آمنة|موثوق|محتال|نصاب|مزيف|مزيفة|وهمي|رسمي|رسمية',
    'هل أعطيه|أعطيها|أعطيهم|أثق|أصدق|أصدقه|أرد|أضغط',
    'شو|وش|ايش|ماذا|شنو|ايه|شلون ..1 أسوي|أفعل|أعمل|نسوي|نعمل',
    'أعمل|أسوي ..1 ايه|شو|ايش',
    'نصب|احتيال|حقيقي|حقيقية|صدق|صح|أعطيه|أصدقه|أصدق ولا|أو|والا|لو ..1 لا|حقيقي|حقيقية|نصب|احتيال|صدق|كذب',
  ],
  others: [
    'kya|क्या|کیا ..3 sach|asli|fraud|scam|सच|असली|फ्रॉड|धोखा|सही|سچ|اصلی|فراڈ|صحیح',
    'kya|क्या|کیا ..1 karun|karoon|karu|करूँ|करूं|करूँगा|کروں',
    'de|दे|دے dun|doon|du|दूँ|दूं|دوں',
    'de|do|दे|دے ..1 kya|क्या|کیا',
    'sach|asli|fraud|scam|सच|असली|फ्रॉड|سچ|اصلی|فراڈ hai|he|है|ہے kya|क्या|کیا',
    'scam|totoo|legit ..1 ba',
  ],
})

/** Of whose loss a visitor tells, beside his own. */
const OTHERS =
  'father|mother|mom|dad|mum|mama|parents|husband|wife|brother|sister|friend|grandfather|grandmother|uncle|aunt|son|daughter|colleague|maid|cousin'

/** What somebody tells who was robbed, or who was asked for what robs him. Who paid for a sofa, or gave the code of a gate, tells none. */
const TALES = compile({
  en: [
    'i|we|ive|weve|my ..4 scammed|defrauded|conned|duped|swindled|phished',
    'i|we|ive|weve ..2 gave|given|told|shared|sent|read ..1 him|her|them|somebody|someone|caller|scammer ..3 otp|cvv|pin|passcode',
    'i|we|ive|weve ..2 gave|given|told|shared|sent|read ..1 him|her|them|somebody|someone|caller|scammer ..3 card|verification|security|whatsapp number|details|info|information|code',
    'i|we|ive|weve ..2 gave|given|told|shared|sent|read ..4 otp|cvv|pin|passcode|password ..3 to|with ..2 caller|stranger|scammer|fraudster|somebody|someone|man|woman|guy|person|him|her|them',
    'i|we|ive|weve ..2 gave|given|told|shared|sent|read ..2 card|verification|security|bank|whatsapp ..1 number|details|info|information|code|pin ..3 to|with ..2 caller|stranger|scammer|fraudster|somebody|someone|man|woman|guy|person|him|her|them',
    'i|we|ive|weve ..2 entered|typed|filled|put|gave|submitted|paid|logged|signed|registered ..8 fake|phishing|scam|fraudulent ..2 site|website|page|link|form|app|shop|store',
    'i|we|ive|weve ..2 clicked|opened|followed|pressed|tapped ..3 link|@link ..8 entered|typed|filled|put|gave|submitted ..3 card|cvv|otp|bank',
    'i|we|ive|weve ..2 paid|sent|transferred|gave|wired|deposited ..6 scammer|scammers|fraudster|fraudsters',
    'i|we|ive|weve ..2 gave|told|shared|sent|read ..2 code|otp|password|pin ..2 to|with ..2 caller|stranger|scammer|fraudster|hacker|conman',
    'gave|told|sent|read ..1 him|her|them ..1 the ..1 code|number ..2 that|i|which ..1 came|received|got|arrived',
    'i|we|ive|weve ..1 paid|sent|transferred|wired|deposited|gave ..14 vanished|disappeared|ghosted|unreachable',
    'i|we|ive|weve ..1 paid|sent|transferred|wired|deposited|gave ..12 blocked me|us',
    'agent|agency|seller|landlord|broker|company|he|she|they ..2 took ..2 my|our ..2 @amount|money|deposit|#|advance|payment ..8 blocked|vanished|disappeared|answer|answering|reply|replying|respond|responding|ghosted',
    'i|we|ive|weve ..1 paid|sent|transferred|gave|wired ..8 people|someone|somebody|man|woman|person|caller ..1 who|that ..1 said|claimed|pretended',
    `my|our ${OTHERS} ..3 paid|sent|transferred|gave|wired ..8 scammer|scammers|fraudster|fraudsters`,
    `my|our ${OTHERS} ..3 paid|sent|transferred|gave|wired ..8 people|someone|somebody|man|woman|person|caller ..1 who|that ..1 said|claimed|pretended`,
    `my|our ${OTHERS} ..3 scammed|defrauded|conned|duped|swindled|tricked`,
    'someone|somebody|unknown|stranger|thief|hacker|person|they ..2 used|using ..1 my|our ..2 card|account ..6 @amount|#|without|abroad|online|buy|pay',
    'my|our ..1 card|account ..2 used|charged|debited ..6 without|someone|somebody|unauthorized|unauthorised|stranger',
    'money|savings|balance|@amount|# ..3 is|was|are|has|have|went ..2 gone|missing|vanished|disappeared|stolen ..2 from ..2 my|our',
    'money|@amount|# ..2 deducted|withdrawn|debited|taken|charged ..2 from|to ..2 my|our ..3 without ..2 permission|knowledge|consent|approval|otp|knowing',
    'money ..1 left my|our ..1 account|card|wallet',
    'they|he|she|somebody|someone|scammers|hackers|fraudsters ..2 cleaned|wiped|emptied|drained|cleared ..1 my|our ..2 account|accounts|card|savings|wallet',
    'they|he|she|somebody|someone|scammers|scammer|hacker|hackers ..2 hacked|stole|cloned ..1 my|our ..2 whatsapp|account|instagram|facebook|card|sim|money|savings|identity',
    'they|he|she|somebody|someone|scammer|scammers|caller|hacker|hackers ..2 took|stole|withdrew|transferred|emptied ..4 from|out ..2 my|our ..2 account|accounts|card|bank|wallet',
    'my|our ..2 money|account|card|savings|whatsapp ..1 was|were|got|has|is ..1 stolen|hacked|emptied|drained',
    'someone|somebody|man|woman|guy|person|caller|lady|stranger ..1 called|rang|phoned|contacted|messaged|texted ..1 me|us ..12 asking|asked|asks|wants|wanted|demanded|demanding ..6 otp|cvv|card|pin|password|emirates|bank|passport|@amount',
    'i|we|ive|got|received|had ..3 call|message|sms|whatsapp ..1 from ..12 asking|asked|asks|wants|wanted|demanded|demanding ..6 otp|cvv|card|pin|password|emirates|passport|@amount',
  ],
  ar: [
    'اتصل|اتصلت|اتصلوا|دق|دقوا|تواصل ..1 بي|علي|فيني|بنا|علينا|معي ..14 طلب|يطلب|طلبوا|يطلبون|طلبت|تطلب|يبي|يبون|يبغى|يريد ..5 بطاقة|رمز|كود|هوية|السري|otp|جواز|@amount',
    'شخص|واحد|رجل|حد ..1 اتصل|كلمني|راسلني ..14 طلب|يطلب|طلبوا|يبي|يبغى|يريد ..5 بطاقة|رمز|كود|هوية|السري|otp|جواز|@amount',
    'وصلتني|وصلني|جاني|جاتني|جتني|جاءني|جاءتني|تلقيت ..1 مكالمة|اتصال|رسالة|مسج ..14 طلب|يطلب|طلبوا|يطلبون|طلبت|تطلب|يبي|يبون|يبغى|يريد ..5 بطاقة|رمز|كود|هوية|السري|otp|جواز|@amount',
    'أعطيته|أعطيتهم|أعطيتها|عطيته|عطيتهم|عطيتها|اديته|اديتهم|أرسلتله|طرشتله|طرشتلهم|بعتله|بعتلهم|قلتله|قلتلهم|أخبرته|زودته|زودتهم ..2 رمز|كود {code_kind}',
    'أعطيته|أعطيتهم|أعطيتها|عطيته|عطيتهم|عطيتها|اديته|اديتهم|أرسلتله|طرشتله|طرشتلهم|بعتله|بعتلهم|قلتله|قلتلهم|أخبرته|زودته|زودتهم ..3 otp|cvv|بطاقتي|السري',
    'أعطيت|عطيت|أرسلت|بعثت|طرشت|قلت|شاركت ..1 شخص|للمتصل|المتصل|محتال|المحتال|للمحتال|نصاب|للنصاب ..3 رمز|كود|otp|بطاقة|بطاقتي|فلوس|مبلغ|@amount',
    'أعطيت|عطيت|أرسلت|بعثت|طرشت|قلت|شاركت ..3 رمز|كود|otp|بطاقة|بطاقتي ..2 شخص|للمتصل|المتصل|محتال|المحتال|للمحتال|نصاب|للنصاب',
    'أدخلت|دخلت|كتبت|حطيت|عبيت ..4 بطاقتي|بطاقة|رمز|كود|بياناتي|حسابي ..4 مزيف|مزيفة|وهمي|وهمية|احتيالي|احتيالية|مشبوه|نصب',
    'ضغطت|فتحت|دخلت ..3 رابط|@link ..6 أدخلت|كتبت|حطيت|عبيت ..3 بطاقتي|بطاقة|رمز|بياناتي',
    'دفعت|حولت|أرسلت|بعثت|طرشت ..5 محتال|للمحتال|المحتال|نصاب|للنصاب|النصاب|محتالين',
    'سحبوا|سرقوا|أخذوا|خصموا|سحب|سرق|انسحب|انسحبت|اختفت|راحت ..5 من ..1 حسابي|بطاقتي|محفظتي',
    'سرقوا|انسرقت|انسرق|اخترقوا ..1 حسابي|فلوسي|أموالي|بطاقتي',
    'تعرضت|تعرضنا ..2 احتيال|للاحتيال|نصب|للنصب',
    'نصبوا|نصب|انتصب|احتالوا|احتال علي|عليا|علينا',
    'ضحكوا|ضحك علي|عليا|علينا ..4 وأخذوا|وخذوا|وسحبوا|وحولت|ودفعت|وأخذ|فلوسي|@amount',
    'خدعوني|خدعني|غشوني|غشني|استدرجوني ..8 فلوسي|@amount|#|رمز|الرمز|حولت|دفعت|بطاقتي|حسابي',
    'ضاعت|طارت|اختفت|راحت|راح|ضاع ..1 فلوسي|أموالي|مدخراتي|تحويشة',
    'دفعت|حولت|أرسلت|طرشت ..10 حظرني|بلكني|بلكوني|حظروني|اختفى|اختفت|اختفوا',
    'سحب|انسحب|خصم|انخصم|سحبت|خصمت ..3 @amount|#|مبلغ ..2 من ..1 حسابي|بطاقتي ..4 بدون|دون',
    'أمي|أبوي|والدتي|والدي|أخوي|أختي|زوجي|زوجتي|جدتي|جدي ..2 دفع|دفعت|حول|حولت|أعطى|أعطت|عطت ..6 محتال|نصاب|محتالين|نصابين|للمحتال|للنصاب',
  ],
  others: [
    'maine|मैंने ..5 thag|scammer|fraudster|ठग|धोखेबाज|धोखेबाज़|स्कैमर ..4 bhej|de|diye|diya|भेज|दे|दिए|दिया',
    'maine|मैंने ..4 otp|cvv|pin|ओटीपी|पिन ..2 bata|de|diya|share|bhej|बता|दे|दिया|शेयर|भेज',
    'mere|mera|meri|hamare|humare|मेरे|मेरा ..2 saath|sath|साथ ..2 fraud|scam|dhokha|dhoka|thagi|धोखा|ठगी|फ्रॉड',
    'mere|मेरे|میرے ..1 account|khate|खाते|अकाउंट|اکاؤنٹ ..1 se|से|سے ..3 paise|paisa|पैसे|پیسے|@amount|# ..2 nikal|kat|chori|gayab|ghayab|ud|निकल|कट|चोरी|गायब|نکل|کٹ|چوری|غائب',
    'paise|@amount|# ..2 lekar|leke|le ..3 bhag|bhaag|gayab|ghayab|block',
    'maine|mene|humne|मैंने ..6 bhej|bheje|de|diye|diya|transfer ..6 block|blocked|gayab|ghayab|bhag|bhaag',
    'main|mujhe|hum|humein|hame ..3 lut|loot|thag|thaga ..1 gaya|gaye|gayi|liya|liye',
    'میں ..1 نے ..4 دھوکے|ٹھگ|فراڈیے|سکیمر ..5 بھیج|دے|دیے|دیا',
    'میں ..1 نے ..4 otp|کوڈ|پن ..2 بتا|دے|دیا|بھیج',
    'میرے ساتھ ..1 فراڈ|دھوکہ|سکیم',
    'nabigay|naibigay|ibinigay|binigay|nasabi|nasend|naisend ..1 ko|namin ..3 otp|pin|cvv|card|password|code',
    'nascam|naloko|nabiktima|nahack ..1 ako|kami',
    'nabudol|nadaya|naiscam|nadali|naholdap ..1 ako|kami',
    'nakuha|kinuha|ninakaw|nilimas ..2 nila|niya ..2 pera|laman|ipon|savings|gcash|account',
    'nawala|nabawas|nabawasan|nakuha|naubos ..2 pera|laman|ipon ..2 ko|namin ..3 gcash|maya|account|bank|atm',
    'nagsend|nagbayad|nagpadala|nagtransfer|nagdeposit ..1 ako|kami ..10 blinock|binlock|nagblock|naglaho|nawala|nagtago',
    'na scam|hack ..1 ako|kami',
  ],
})

/** What nobody says of others: it is a tale though it has the words of a warning. */
const OWN_LOSSES = compile({
  en: [
    'i|we|ive|weve ..1 fell|fallen for ..5 scam|fake|fraud|phishing|scammer|link|trick',
    'i|we|ive ..1 was|were|got|been ..1 tricked|fooled|deceived|cheated ..1 into|out|by ..4 sending|paying|giving|transferring|buying|money|@amount|somebody|someone|scammer|caller|agent|seller',
    'i|we|ive|weve ..1 lost ..4 @amount|#|savings|money|everything ..3 to|in ..3 scam|scammer|scammers|fake|fraud|fraudster|fraudsters|phishing',
  ],
  ar: ['خسرت|خسرنا ..4 @amount|#|فلوسي|مدخراتي ..6 نصب|احتيال|وهمي|وهمية|محتال|نصاب|مزيف|مزيفة'],
})

/** What did not happen, what might, and what is said of a code and not given with it. */
const NO_TALE = compile({
  en: [
    'not|never|didnt|havent|if|unless ..2 gave|give|given|told|shared|sent|read|entered|typed|clicked|paid|transferred|scammed|hacked',
    'if|unless i|we|my',
    'almost|nearly ..2 fell|gave|lost|paid|sent|got|was',
    'otp|pin|passcode|password|code ..1 was|late|expired|for|wrong|didnt|hasnt|never|not',
    'otp|pin|passcode|password|code ..3 driver|courier|rider|delivery|guard|reception|security desk',
  ],
  ar: [
    'لم|ما|إذا|لو|هل|أنك ..1 تعرضت|أعطيته|أعطيتهم|عطيته|عطيتهم|أعطيت|عطيت|أرسلت|أدخلت|دفعت|حولت',
  ],
})
/** A visitor who tells of himself is brief. */
const WORDS_OF_A_TALE = 120

/** What is doubted, at the end of a question. */
const DOUBTED = new Set(
  'scam fraud real legit genuine true fake hoax phishing احتيال نصب حقيقي حقيقية صحيح صدق'
    .split(' ')
    .map(spelled),
)
/** Of these nobody asks who wants something himself; "is it true" and "what should we do" may be a writer's own question. */
const FRAUDS = new Set(
  'scam fraud legit legitimate hoax phishing trustworthy احتيال احتيالية نصب محتال نصاب फ्रॉड धोखा فراڈ'
    .split(' ')
    .map(spelled),
)
const AT_THE_END = 3
/** So many words tell something before they ask. */
const TELLING = 12
/** "Thanks", "please help me": as many words may follow the last question. */
const THANKS = 4

/**
 * Whether the visitor tells what happened and asks what to think of it. Then what others say or want is no tale and no
 * warning: it is what the visitor was asked for.
 */
export function asksAdvice(words: Words): boolean {
  return questionsIn(words).length > 0
}

/** Whether he asks that and nothing else: of a fraud, or at the end of all. A writer's own question stands before what he wants. */
export function asksOnlyAdvice(words: Words): boolean {
  const { tokens } = words
  return questionsIn(words).some(
    ({ first, last }) =>
      tokens.length - 1 - last <= THANKS ||
      tokens.slice(first, last + 1).some(({ text }) => FRAUDS.has(text)),
  )
}

/**
 * Whether somebody tells that he was robbed, or asked for what robs him, without a question. In a warning of fraud only what he
 * says of himself is such a tale.
 */
export function tellsOfLoss(words: Words, isWarning = false): boolean {
  if (words.tokens.length > WORDS_OF_A_TALE) return false
  const tales = isWarning ? [OWN_LOSSES] : [OWN_LOSSES, TALES]
  return tales.some((tale) => findPhrases(words, tale, 'none', NO_TALE).length > 0)
}

/** Whether it tells something and ends by asking, but for thanks, as a visitor does who has nothing to paste. */
export function endsInQuestion(words: Words): boolean {
  const { tokens } = words
  if (tokens.length < TELLING || !tokens.some(({ endsQuestion }) => endsQuestion)) return false
  const thanks = courtesiesIn(words)
  return tokens.findLast((_, at) => !thanks.has(at))?.endsQuestion ?? false
}

function questionsIn(words: Words): Hit[] {
  const doubts = words.tokens.flatMap(({ endsQuestion }, last) => {
    const first = Math.max(0, last + 1 - AT_THE_END)
    const isDoubt =
      endsQuestion && words.tokens.slice(first, last + 1).some(({ text }) => DOUBTED.has(text))
    return isDoubt ? [{ first, last }] : []
  })
  return [...findPhrases(words, QUESTIONS, 'none'), ...doubts]
}
