import { expect, test } from 'vitest'
import { oddness } from './oddness.ts'

test.for([
  ['vbvnejt', 'bakery'],
  ['znnefwbt', 'gulfhomes'],
  ['xsschju', 'alnoorclinic'],
  ['mla0q2djmf', 'springfieldnursery'],
] as const)('random letters are odder than words: %s, %s', ([chance, words]) => {
  expect(oddness(chance).whole).toBeGreaterThan(oddness(words).whole + 1)
  expect(oddness(chance).worst).toBeGreaterThan(oddness(words).worst)
})

test('random letters are found in a long name, which is less odd as a whole', () => {
  const name = oddness('green-corner-xkqzvw-restaurant')
  expect(name.worst).toBeGreaterThan(oddness('green-corner-restaurant').worst + 1)
  expect(name.whole).toBeLessThan(name.worst)
})

test.for([
  '',
  'مطعم',
  '餐厅',
])('letters of a script that was not learned have no oddness: %s', (text) => {
  expect(oddness(text)).toEqual({ whole: 0, worst: 0 })
})

test('a hyphen is not a letter, and all digits count as the same character', () => {
  expect(oddness('blue-door')).not.toEqual(oddness('blueedoor'))
  expect(oddness('route66')).toEqual(oddness('route17'))
})
