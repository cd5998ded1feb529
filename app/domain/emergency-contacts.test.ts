import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EMERGENCY_CONTACTS } from './emergency-contacts.ts'

const KEYWORDS = /keywords:\s*'[^']*'/g

test.each([
  ['Dubai', EMERGENCY_CONTACTS.dubaiPolice, /Dubai|دبي/],
  ['Abu Dhabi', EMERGENCY_CONTACTS.abuDhabiPolice, /Abu Dhabi|أبوظبي/],
])('a sentence with the number of the police of %s says where they are', (_, number, place) => {
  const sentences = globSync('{app/i18n/{en,ar}/**/*.ts,database/seed/*/{en,ar}/*.{yaml,md}}')
    .flatMap((path) => readFileSync(path, 'utf8').replace(KEYWORDS, '').split('\n'))
    .filter((line) => new RegExp(`\\b${number}\\b`).test(line))
  expect(sentences.length).toBeGreaterThan(10)
  expect(sentences.filter((line) => !place.test(line))).toEqual([])
})
