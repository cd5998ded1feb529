import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EMERGENCY_CONTACTS } from './emergency-contacts.ts'

const KEYWORDS = /"?keywords"?:\s*(?:'[^']*'|"[^"]*")/g

test.each([
  ['Dubai', EMERGENCY_CONTACTS.dubaiPolice, /Dubai|دبي/],
  ['Abu Dhabi', EMERGENCY_CONTACTS.abuDhabiPolice, /Abu Dhabi|أبوظبي/],
])('a sentence with the number of the police of %s names the place', (_, number, place) => {
  const sentences = globSync('{app/i18n/{en,ar}/**/*.json,database/seed/*/{en,ar}/*.{yaml,md}}')
    .flatMap((path) => textsIn(readFileSync(path, 'utf8')))
    .filter((line) => new RegExp(`\\b${number}\\b`).test(line))
  expect(sentences.length).toBeGreaterThan(10)
  expect(sentences.filter((line) => !place.test(line))).toEqual([])
})

/** Returns the texts of a file, one per line. In YAML an indented line without list marker or key continues a text. */
function textsIn(file: string): string[] {
  return file
    .replace(KEYWORDS, '')
    .replace(/\n +(?!- |[\w-]+:)/g, ' ')
    .split('\n')
}
