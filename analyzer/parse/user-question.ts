import { boilerplateIn } from './boilerplate.ts'
import { wordSet } from './class-words.ts'
import { phrasesOf } from './language-data.ts'
import { compileList, findPhrases, type Hit } from './phrases.ts'
import type { Words } from './tokens.ts'

const QUESTIONS = compileList(phrasesOf('user-question/questions'))
/** Losses, and requests for what causes a loss. */
const LOSSES = compileList(phrasesOf('user-question/losses'))
/** Losses that only the victim reports. They count in a warning, too. */
const OWN_LOSSES = compileList(phrasesOf('user-question/own_losses'))
const NO_LOSS = compileList(phrasesOf('user-question/no_loss'))
/** Maximum number of words of a visitor's own report. */
const WORDS_OF_A_TALE = 120

const DOUBTED = wordSet('user-question/doubted')
const FRAUDS = wordSet('user-question/frauds')
const AT_THE_END = 3
/** Minimum number of words before the question. */
const TELLING = 12
/** Maximum number of words after the last question, such as "Thanks" or "please help me". */
const THANKS = 4

/**
 * Whether the visitor reports an event and asks for advice. Statements attributed to others are then not
 * quotations or warnings but what the visitor was asked for.
 */
export function asksAdvice(words: Words): boolean {
  return questionsIn(words).length > 0
}

/**
 * Whether the visitor only asks for advice: about a fraud, or at the end of the text. A message's own
 * question stands before its request.
 */
export function asksOnlyAdvice(words: Words): boolean {
  const { tokens } = words
  return questionsIn(words).some(
    ({ first, last }) =>
      tokens.length - 1 - last <= THANKS ||
      tokens.slice(first, last + 1).some(({ text }) => FRAUDS.has(text)),
  )
}

/**
 * Whether the text reports a loss, or a request that would cause one, without a question. In a fraud warning
 * only first-person reports count.
 */
export function tellsOfLoss(words: Words, isWarning = false): boolean {
  if (words.tokens.length > WORDS_OF_A_TALE) return false
  const tales = isWarning ? [OWN_LOSSES] : [OWN_LOSSES, LOSSES]
  return tales.some((tale) => findPhrases(words, tale, 'none', NO_LOSS).length > 0)
}

/** Whether the text reports something and ends with a question, except for thanks. */
export function endsInQuestion(words: Words): boolean {
  const { tokens } = words
  if (tokens.length < TELLING || !tokens.some(({ endsQuestion }) => endsQuestion)) return false
  const thanks = boilerplateIn(words)
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
