import { expect, test } from 'vitest'
import { oddness } from './oddness.ts'

test.for([
  ['vbvnejt', 'bakery'],
  ['znnefwbt', 'gulfhomes'],
  ['xsschju', 'alnoorclinic'],
  ['mla0q2djmf', 'springfieldnursery'],
] as const)('letters at random are odder than words: %s, %s', ([chance, words]) => {
  expect(oddness(chance).whole).toBeGreaterThan(oddness(words).whole + 1)
  expect(oddness(chance).worst).toBeGreaterThan(oddness(words).worst)
})

test('a run at random is found within a long name, which on the whole is less odd than the run', () => {
  const name = oddness('green-corner-xkqzvw-restaurant')
  expect(name.worst).toBeGreaterThan(oddness('green-corner-restaurant').worst + 1)
  expect(name.whole).toBeLessThan(name.worst)
})

test.for(['', 'مطعم', '餐厅'])('letters that no name was learned of say nothing: %s', (text) => {
  expect(oddness(text)).toEqual({ whole: 0, worst: 0 })
})

test('a hyphen is no letter, and every digit is one sign', () => {
  expect(oddness('blue-door')).not.toEqual(oddness('blueedoor'))
  expect(oddness('route66')).toEqual(oddness('route17'))
})
