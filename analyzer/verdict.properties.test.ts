import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SCAM_CASES } from '../scripts/corpus/cases.ts'
import { analyze } from './index.ts'
import type { Content } from './types.ts'

const pieces = [
  ...SCAM_CASES.flatMap(({ text }) => text.split(' ')),
  ...[
    '<a href="',
    '">',
    '](',
    'http://',
    '@',
    '\u200B',
    '\u{E0041}',
    '=?UTF-8?B?',
    '?=',
    '\uD800',
    '\n\n',
    'From:',
    'Content-Transfer-Encoding: base64\n\n',
    'Content-Transfer-Encoding: quoted-printable\n\n',
    'charset=windows-1256',
    'T1RQ',
    '=D8=A7',
    '=\n',
    '\n--b\n',
  ],
]
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((words) => words.join(' ')),
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((words) => words.join('')),
)
const content: fc.Arbitrary<Content> = fc.record({
  type: fc.constantFrom('message', 'email', 'website'),
  text,
})

describe('any text', () => {
  test('gets a consistent verdict', () => {
    fc.assert(
      fc.property(content, (given) => {
        const verdict = analyze(given)
        expect(Number.isInteger(verdict.confidence)).toBe(true)
        expect(verdict.confidence).toBeGreaterThanOrEqual(0)
        expect(verdict.confidence).toBeLessThan(100)
        expect(verdict.scamType === null).toBe(verdict.isSafe)
        if (verdict.hardEvidence) expect(verdict.isSafe).toBe(false)
        if (!verdict.isSafe) expect(verdict.findings.length).toBeGreaterThan(0)
      }),
      { numRuns: 400 },
    )
  })

  test('gets findings whose spans lie inside it, in order', () => {
    fc.assert(
      fc.property(content, (given) => {
        const { findings, reassurances } = analyze(given)
        for (const { spans } of [...findings, ...reassurances]) {
          expect(spans.length).toBeGreaterThan(0)
          spans.forEach(({ start, end }, i) => {
            expect(start).toBeGreaterThanOrEqual(i === 0 ? 0 : spans[i - 1]!.start)
            expect(end).toBeGreaterThan(start)
            expect(end).toBeLessThanOrEqual(given.text.length)
          })
        }
      }),
      {
        numRuns: 400,
        // The span of a finding beside a number extends over adjacent letters.
        examples: [[{ type: 'message', text: 'وبنرسلEmiratesالشقةEmirates600.' }]],
      },
    )
  })

  test('gets the same verdict again', () => {
    fc.assert(
      fc.property(content, (given) => {
        expect(analyze(given)).toEqual(analyze(given))
      }),
    )
  })
})

describe('a slow text of one megabyte gets a verdict', () => {
  test.for([
    'a',
    'a.',
    'share ',
    '<a href=',
    '[x](',
    'http://',
    'a@a.',
    '1 ',
    '\u200B',
    '=?a?b?',
    'From: ',
    '<style>',
    '<!--',
    'p{a:b',
    'X-A: b\n',
    'X-A: b\n\n--b\nContent-Type: a\n',
    'Content-Transfer-Encoding: base64\n',
    'Content-Transfer-Encoding: base64\n\n2KfZ\n--b\n',
    'Content-Transfer-Encoding: quoted-printable\n\n=D8=A7=\n',
    'رمز ',
    'a-',
    'verify your account ',
  ])('%j repeated', (piece) => {
    const long = piece.repeat(Math.ceil(1_000_000 / piece.length))
    expect(analyze({ type: 'email', text: long }).confidence).toBeLessThan(100)
  })
})
