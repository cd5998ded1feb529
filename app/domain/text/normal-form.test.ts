import { expect, test } from 'vitest'
import { normalForm } from './normal-form.ts'

const ABOVE = '\u0300'
const BELOW = '\u0316'

test.each([
  ['ﬁ①', 'NFKC', 'fi1'],
  ['e\u0301', 'NFC', 'é'],
  ['é', 'NFKD', 'e\u0301'],
  ['حَمَّاية', 'NFC', 'حَمَّاية'],
] as const)('%s is normalised to the form %s', (text, form, normal) => {
  expect(normalForm(text, form)).toBe(normal)
})

test('at most 30 combining marks of one letter are kept and ordered', () => {
  const text = `a${ABOVE.repeat(20_000)}${BELOW.repeat(20_000)}`
  expect(normalForm(`${text} ${text}`, 'NFKD')).toBe(
    Array(2)
      .fill(`a${ABOVE.repeat(30)}`)
      .join(' '),
  )
  const most = `a${ABOVE.repeat(15)}${BELOW.repeat(15)}`
  expect(normalForm(most, 'NFKD')).toBe(`a${BELOW.repeat(15)}${ABOVE.repeat(15)}`)
})
