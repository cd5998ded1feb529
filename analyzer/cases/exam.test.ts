import { expect, test } from 'vitest'
import { SEED_SCAMS } from '../../database/seed/scams.ts'
import { analyze } from '../index.ts'
import { ORDINARY_ARABIC, ORDINARY_ENGLISH } from './exam-ordinary.data.ts'
import { ORDINARY_OTHERS, SCAMS_OTHERS } from './exam-others.data.ts'
import { ORDINARY_RESIDENTS, SCAMS_RESIDENTS } from './exam-residents.data.ts'
import {
  MORE_SCAMS_ARABIC,
  MORE_SCAMS_ENGLISH,
  SCAMS_ARABIC,
  SCAMS_ENGLISH,
} from './exam-scams.data.ts'

const LIBRARY = SEED_SCAMS.flatMap(({ examples }) => examples)

/** The texts of a set that are called what they are not. */
function wrong(texts: readonly string[], areScams: boolean): string[] {
  return texts.filter((text) => analyze({ type: 'message', text }).isSafe === areScams)
}

test.for([
  ['the examples of the library', LIBRARY, 0.89],
  ['scam messages in English', SCAMS_ENGLISH, 0.95],
  ['scam messages in Arabic', SCAMS_ARABIC, 0.95],
  ['more scam messages in English', MORE_SCAMS_ENGLISH, 0.9],
  ['more scam messages in Arabic', MORE_SCAMS_ARABIC, 0.9],
  ['scam messages in Arabizi, Hindi and Urdu', SCAMS_OTHERS, 0.7],
  ['scam messages of residents', SCAMS_RESIDENTS, 0.88],
] as const)('of %s nearly all are called unsafe', ([, texts, floor]) => {
  const missed = wrong(texts, true)
  expect(1 - missed.length / texts.length, missed.join('\n')).toBeGreaterThanOrEqual(floor)
})

test.for([
  ['English', ORDINARY_ENGLISH],
  ['Arabic', ORDINARY_ARABIC],
  ['Arabizi, Hindi and Urdu', ORDINARY_OTHERS],
  ['languages of residents', ORDINARY_RESIDENTS],
] as const)('of ordinary messages in %s at most one in fifty is flagged', ([, texts]) => {
  const flagged = wrong(texts, false)
  expect(flagged.length / texts.length, flagged.join('\n')).toBeLessThanOrEqual(0.02)
})
