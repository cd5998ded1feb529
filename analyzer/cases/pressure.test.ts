import { describe, expect, test } from 'vitest'
import { quoted } from './quoted.ts'

describe('what authorities and banks tell and warn of is no threat', () => {
  test.for([
    ['معك النيابة العامة، لديك قضية', 'معك النيابة العامة'],
    ['النيابة العامة: صدر أمر ضبط', 'النيابة العامة: صدر أمر'],
  ] as const)('but "%s" is', ([text, words]) => {
    expect(quoted(text, 'legal-threat')[0]).toContain(words)
  })
})
