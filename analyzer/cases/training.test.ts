import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fold } from '../text/readings/normalise.ts'
import { ORDINARY_ARABIC, ORDINARY_ENGLISH } from './exam-ordinary.data.ts'
import { ORDINARY_OTHERS, SCAMS_OTHERS } from './exam-others.data.ts'
import {
  MORE_SCAMS_ARABIC,
  MORE_SCAMS_ENGLISH,
  SCAMS_ARABIC,
  SCAMS_ENGLISH,
} from './exam-scams.data.ts'
import { ORDINARY } from './ordinary.ts'
import { SCAM_IMPERSONATIONS } from './scam-impersonations.ts'
import { SCAM_MAILS_AND_SITES } from './scam-mails-and-sites.ts'
import { SCAM_STORIES } from './scam-stories.ts'
import { TWINS } from './twins.data.ts'

type Row = { type: string; text: string; label: string; lang: string; kind: string }

const FOLDER = new URL('./training/', import.meta.url)
const ROWS: readonly Row[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Row[])

const EXAM = [
  ...[ORDINARY_ARABIC, ORDINARY_ENGLISH, ORDINARY_OTHERS, SCAMS_OTHERS].flat(),
  ...[MORE_SCAMS_ARABIC, MORE_SCAMS_ENGLISH, SCAMS_ARABIC, SCAMS_ENGLISH].flat(),
  ...[ORDINARY, SCAM_IMPERSONATIONS, SCAM_MAILS_AND_SITES, SCAM_STORIES]
    .flat()
    .map((row) => row.text),
  ...TWINS.flatMap(({ ordinary, fraud }) => [ordinary, fraud]),
]

/** More than this share of pairs of words in common makes one text a copy of another. */
const ALIKE = 0.5

function pairsOfWords(text: string): Set<string> {
  const words =
    fold(text)
      .text.replaceAll(/\d/g, '0')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.map((word, i) => `${word} ${words[i + 1] ?? ''}`))
}

function inCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const pair of a) if (b.has(pair)) shared++
  return shared / (a.size + b.size - shared || 1)
}

test('every row for training says what it is', () => {
  const wrong = ROWS.filter(
    ({ type, text, label, lang, kind }) =>
      !/^(?:message|email|website)$/.test(type) ||
      !/^(?:safe|scam)$/.test(label) ||
      !/^(?:en|ar|hi|ur|ar-latn|hi-latn|ur-latn|url)$/.test(lang) ||
      !/^[a-z-]+$/.test(kind) ||
      text.trim() !== text ||
      text === '' ||
      text.length > 5000,
  )
  expect(wrong).toEqual([])
})

test('no row for training is there twice', () => {
  const texts = ROWS.map(({ text }) => text)
  expect(texts.length).toBe(new Set(texts).size)
})

test('no row for training is like one of the exam', () => {
  const exam = EXAM.map((text) => ({ text, pairs: pairsOfWords(text) }))
  const copies = ROWS.flatMap(({ text }) => {
    const pairs = pairsOfWords(text)
    const twin = exam.find((other) => inCommon(pairs, other.pairs) > ALIKE)
    return twin ? [`${text} = ${twin.text}`] : []
  })
  expect(copies).toEqual([])
})
