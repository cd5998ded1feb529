import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EMERGENCY_CONTACTS } from './emergency-contacts.ts'

const KEYWORDS = /"?keywords"?:\s*(?:'[^']*'|"[^"]*")/g

test.each([
  ['Dubai', EMERGENCY_CONTACTS.dubaiPolice, /Dubai|دبي/],
  ['Abu Dhabi', EMERGENCY_CONTACTS.abuDhabiPolice, /Abu Dhabi|أبوظبي/],
])('a sentence with the number of the police of %s says where they are', (_, number, place) => {
  const sentences = globSync('{app/i18n/{en,ar}/**/*.json,database/seed/*/{en,ar}/*.{yaml,md}}')
    .flatMap((path) => textsIn(readFileSync(path, 'utf8')))
    .filter((line) => new RegExp(`\\b${number}\\b`).test(line))
  expect(sentences.length).toBeGreaterThan(10)
  expect(sentences.filter((line) => !place.test(line))).toEqual([])
})

/** Texts of a file, a line each: YAML goes on with one in the lines below, further in and without a mark of its own. */
function textsIn(file: string): string[] {
  return file
    .replace(KEYWORDS, '')
    .replace(/\n +(?!- |[\w-]+:)/g, ' ')
    .split('\n')
}
