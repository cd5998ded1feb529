import { describe, expect, test } from 'vitest'
import { linesOf, MAX_LINE_LENGTH, NEW_SCAM, readScamInput, scamProblems } from './scam-input.ts'

const whole = { ...NEW_SCAM, title: 'Title', description: 'Description', categoryId: 'job' }
const problems = (change: Partial<typeof whole>) => scamProblems({ ...whole, ...change }, ['job'])

test('a complete entry has no problems', () => {
  expect(problems({})).toEqual({})
})

test.each([
  ['an empty title', { title: ' \n' }, { title: 'missing' }],
  ['a title with only invisible characters', { title: '\u200b \u2067' }, { title: 'missing' }],
  ['too long a title', { title: 'a'.repeat(151) }, { title: 'too-long' }],
  ['an empty description', { description: '' }, { description: 'missing' }],
  ['too long a description', { description: 'a'.repeat(5001) }, { description: 'too-long' }],
  ['an unknown category', { categoryId: 'none' }, { categoryId: 'missing' }],
  ['too many tips', { preventionTips: 'a\n'.repeat(21) }, { preventionTips: 'too-many' }],
  ['too long a sign', { indicators: 'a'.repeat(MAX_LINE_LENGTH + 1) }, { indicators: 'too-long' }],
])('%s is reported at its field', (_, change, told) => {
  expect(problems(change)).toEqual(told)
})

describe('Arabic text', () => {
  const arabic = { titleAr: 'عنوان', descriptionAr: 'وصف' }

  test('is optional', () => {
    expect(problems({ titleAr: ' ', descriptionAr: '\n' })).toEqual({})
    expect(problems(arabic)).toEqual({})
  })

  test.each([
    ['a title alone', { titleAr: 'عنوان' }, { descriptionAr: 'half' }],
    ['a description alone', { descriptionAr: 'وصف' }, { titleAr: 'half' }],
    ['signs alone', { indicatorsAr: 'علامة' }, { titleAr: 'half', descriptionAr: 'half' }],
    ['tips alone', { preventionTipsAr: 'نصيحة' }, { titleAr: 'half', descriptionAr: 'half' }],
    ['too long a title', { ...arabic, titleAr: 'ع'.repeat(151) }, { titleAr: 'too-long' }],
    [
      'too long a tip',
      { ...arabic, preventionTipsAr: 'ع'.repeat(301) },
      { preventionTipsAr: 'too-long' },
    ],
  ])('with %s is reported at the fields to correct', (_, change, told) => {
    expect(problems(change)).toEqual(told)
  })
})

test('a form without fields gives the values of a new entry', () => {
  expect(readScamInput(new FormData())).toEqual(NEW_SCAM)
})

test('an unknown warning level or status becomes the default, and NUL characters are removed', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['title', 'a\0b'],
    ['riskLevel', 'deadly'],
    ['status', 'gone'],
    ['indicators', 'one\r\n\r\n two '],
  ] as const) {
    form.set(name, value)
  }
  const input = readScamInput(form)
  expect(input).toMatchObject({ title: 'ab', riskLevel: 'medium', status: 'active' })
  expect(linesOf(input.indicators)).toEqual(['one', 'two'])
})
