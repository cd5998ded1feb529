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
