import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WordedReason } from '../word-analysis.server.ts'
import { segmentsOf } from './segments.ts'

const sign = (...spans: [start: number, end: number][]): WordedReason => ({
  text: 'a sign',
  spans: spans.map(([start, end]) => ({ start, end })),
})

test('words are marked with the number of their warning sign in the list', () => {
  expect(segmentsOf('share the code now', [sign(), sign([10, 14])])).toEqual([
    { start: 0, text: 'share the ', signs: [] },
    { start: 10, text: 'code', signs: [2] },
    { start: 14, text: ' now', signs: [] },
  ])
})

test('overlapping signs share one mark', () => {
  expect(segmentsOf('abcdef', [sign([1, 4]), sign([2, 5])])).toEqual([
    { start: 0, text: 'a', signs: [] },
    { start: 1, text: 'bcde', signs: [1, 2] },
    { start: 5, text: 'f', signs: [] },
  ])
})

test('a sign inside another adds only its number to the mark', () => {
  expect(segmentsOf('abcd', [sign([0, 4]), sign([1, 2])])).toEqual([
    { start: 0, text: 'abcd', signs: [1, 2] },
  ])
})

test('the segments together are the whole text', () => {
  const spans = fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 20 })))
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.array(spans), (text, signs) => {
      const reasons = signs.map((list) =>
        sign(
          ...list
            .filter(([start]) => start < text.length)
            .map(([start, length]): [number, number] => [
              start,
              Math.min(text.length, start + length),
            ]),
        ),
      )
      const segments = segmentsOf(text, reasons)
      expect(segments.map((segment) => segment.text).join('')).toBe(text)
    }),
  )
})
