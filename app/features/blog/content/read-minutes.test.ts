import { expect, test } from 'vitest'
import { countWords, readMinutes } from './read-minutes.ts'

test.each([
  [0, 0],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [1001, 6],
])('%i words take %i minutes: 200 a minute, rounded up', (words, minutes) => {
  expect(readMinutes(words)).toBe(minutes)
})

test.each([
  ['', 0],
  [' \n ', 0],
  ['one', 1],
  ["Don't pay — call 901.", 4],
  ['اتصل ببنكك أولًا، ثم بالشرطة.', 5],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})
