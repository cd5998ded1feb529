import { describe, expect, it } from 'vitest'
import { accuracyTable, comparableWords, wordAccuracy, wordDistance } from './compare.ts'

describe('wordAccuracy', () => {
  it('counts words that are missing, added or different', () => {
    expect(wordDistance(['a', 'b', 'c'], ['a', 'c'])).toBe(1)
    expect(wordDistance(['a', 'b'], ['x', 'a', 'y', 'b'])).toBe(2)
    expect(wordAccuracy('pay the fee today', 'pay the fee today')).toBe(1)
    expect(wordAccuracy('pay the fee today', 'pay tho fee')).toBe(0.5)
  })

  it('is not below 0, and 0 for words where none are', () => {
    expect(wordAccuracy('one', 'two three four five')).toBe(0)
    expect(wordAccuracy('', 'word')).toBe(0)
    expect(wordAccuracy('', ' ')).toBe(1)
  })

  it('ignores case, lines, punctuation around words and marks of direction', () => {
    expect(wordAccuracy('Pay “NOW”:\nAED 12.50!', 'pay now aed 12.50')).toBe(1)
    expect(wordAccuracy('\u200fاتصل\u200e بنا،', 'اتصل بنا')).toBe(1)
    expect(wordAccuracy('مرحبـا', 'مرحبا')).toBe(1)
  })

  it('keeps punctuation within words', () => {
    expect(wordAccuracy('12.50', '1250')).toBe(0)
    expect(wordAccuracy('pay-ae.example/x', 'pay-aeexample/x')).toBe(0)
  })

  it('takes the digits of every script for the same', () => {
    expect(comparableWords('٤٠٠ ۴۰۰ ४०० ৪০০ 400 ٩ ০')).toEqual([
      '400',
      '400',
      '400',
      '400',
      '400',
      '9',
      '0',
    ])
  })

  it('takes one letter in two spellings for the same', () => {
    expect(wordAccuracy('e\u0301t\u00e9', '\u00e9te\u0301')).toBe(1)
    expect(wordAccuracy('അവന്\u200d', 'അവൻ')).toBe(1)
  })
})

describe('accuracyTable', () => {
  it('has the mean and number of every language and kind', () => {
    const table = accuracyTable([
      { language: 'en', kind: 'chat', accuracy: 1 },
      { language: 'en', kind: 'chat', accuracy: 0.5 },
      { language: 'ar', kind: 'mail', accuracy: 0.8 },
    ])
    expect(table.split('\n')).toEqual([
      '|  | chat | mail | all |',
      '| --- | ---: | ---: | ---: |',
      '| en | 75.0 % (2) |  | 75.0 % (2) |',
      '| ar |  | 80.0 % (1) | 80.0 % (1) |',
      '| all | 75.0 % (2) | 80.0 % (1) | 76.7 % (3) |',
    ])
  })
})
