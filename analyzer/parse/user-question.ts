import { boilerplateIn } from './boilerplate.ts'
import { wordSet } from './class-words.ts'
import { phrasesOf } from './language-data.ts'
import { compileList, findPhrases, type Hit } from './phrases.ts'
import type { Words } from './tokens.ts'

const QUESTIONS = compileList(phrasesOf('user-question/questions'))
/** Losses, and requests for what robs the reader. */
const LOSSES = compileList(phrasesOf('user-question/losses'))
/** Losses that nobody tells of others: they count in a warning, too. */
const OWN_LOSSES = compileList(phrasesOf('user-question/own_losses'))
const NO_LOSS = compileList(phrasesOf('user-question/no_loss'))
/** A visitor who tells of himself is brief. */
const WORDS_OF_A_TALE = 120

const DOUBTED = wordSet('user-question/doubted')
const FRAUDS = wordSet('user-question/frauds')
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
  const tales = isWarning ? [OWN_LOSSES] : [OWN_LOSSES, LOSSES]
  return tales.some((tale) => findPhrases(words, tale, 'none', NO_LOSS).length > 0)
}

/** Whether it tells something and ends by asking, but for thanks, as a visitor does who has nothing to paste. */
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
