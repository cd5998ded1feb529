import { expect, test } from 'vitest'
import { leftOutOf } from './left-out.ts'

const LINES = [
  { top: 0, bottom: 30 },
  { top: 40, bottom: 70 },
]

test('rows with letters are left out if no line was read in them', () => {
  const bands = [...LINES, { top: 80, bottom: 108 }]
  expect(leftOutOf(bands, LINES)).toEqual([{ top: 80, bottom: 108 }])
})

test('of rows in which lines overlap those without a line are left out', () => {
  expect(leftOutOf([{ top: 0, bottom: 100 }], LINES)).toEqual([{ top: 70, bottom: 100 }])
  const others = [
    { top: 60, bottom: 90 },
    { top: 0, bottom: 30 },
  ]
  expect(leftOutOf([{ top: 0, bottom: 90 }], others)).toEqual([{ top: 30, bottom: 60 }])
})

test('of a long picture every line is compared with its rows', () => {
  const lines = Array.from({ length: 500 }, (_, n) => ({ top: n * 40, bottom: n * 40 + 30 }))
  expect(leftOutOf([{ top: 0, bottom: 20_030 }], lines)).toEqual([{ top: 19_990, bottom: 20_030 }])
})

test('the space between two lines is no line', () => {
  expect(leftOutOf([{ top: 0, bottom: 85 }], LINES)).toEqual([])
})
