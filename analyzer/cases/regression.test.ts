import { expect, test } from 'vitest'
import { SEED_SCAMS } from '../../database/seed/compiled/scams.js'
import { regressionTexts } from '../../scripts/corpus/read-corpus.ts'
import { analyze } from '../index.ts'

const LIBRARY = SEED_SCAMS.flatMap(({ examples }) => examples)

/** Returns the texts of a set that are misclassified. */
function wrong(texts: readonly string[], areScams: boolean): string[] {
  return texts.filter((text) => analyze({ type: 'message', text }).isSafe === areScams)
}

test.for([
  ['the examples of the library', LIBRARY, 0.89],
  ['scam messages in English', regressionTexts('scams-english'), 0.95],
  ['scam messages in Arabic', regressionTexts('scams-arabic'), 0.95],
  ['more scam messages in English', regressionTexts('more-scams-english'), 0.9],
  ['more scam messages in Arabic', regressionTexts('more-scams-arabic'), 0.9],
  ['scam messages in Arabizi, Hindi and Urdu', regressionTexts('scams-other-languages'), 0.7],
  ['scam messages of residents', regressionTexts('scams-residents'), 0.88],
] as const)('of %s at least the minimum share is called unsafe', ([, texts, floor]) => {
  const missed = wrong(texts, true)
  expect(1 - missed.length / texts.length, missed.join('\n')).toBeGreaterThanOrEqual(floor)
})

test.for([
  ['English', regressionTexts('ordinary-english')],
  ['Arabic', regressionTexts('ordinary-arabic')],
  ['Arabizi, Hindi and Urdu', regressionTexts('ordinary-other-languages')],
  ['languages of residents', regressionTexts('ordinary-residents')],
] as const)('of ordinary messages in %s at most one in thirty is called a scam', ([, texts]) => {
  const flagged = wrong(texts, false)
  expect(flagged.length / texts.length, flagged.join('\n')).toBeLessThanOrEqual(1 / 30)
})
