import { describe, expect, test } from 'vitest'
import { quoted } from './quoted.ts'

describe('a message in the name of the public prosecution', () => {
  test.for([
    ['معك النيابة العامة، لديك قضية', 'معك النيابة العامة'],
    ['النيابة العامة: صدر أمر ضبط', 'النيابة العامة: صدر أمر'],
  ] as const)('is a legal threat: "%s"', ([text, words]) => {
    expect(quoted(text, 'legal-threat')[0]).toContain(words)
  })
})
