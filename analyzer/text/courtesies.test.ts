import { describe, expect, test } from 'vitest'
import { courtesiesIn } from './courtesies.ts'
import { fold } from './readings/normalise.ts'
import { tokenise } from './tokens.ts'

describe('kind words', () => {
  const left = (text: string) => {
    const words = tokenise(fold(text))
    const kind = courtesiesIn(words)
    return words.tokens.flatMap(({ span }, at) =>
      kind.has(at) ? [] : [text.slice(span.start, span.end)],
    )
  }

  test.for([
    'Good morning, pay it',
    'Pay it. Have a nice day!',
    'Pay it\nThank you and take care',
    'صباح الخير، Pay it',
    'Pay it وشكراً لتعاونكم',
    'Pay it. धन्यवाद',
    'Hello. Pay it, thanks. Best regards',
  ])('tell nothing where they stand apart: %s', (text) => {
    expect(left(text).map((word) => word.toLowerCase())).toEqual(['pay', 'it'])
  })

  test.for([
    'Thank you for your payment',
    'شكرا لدفعك الفاتورة',
    'Have you paid it',
    'We had a good day at school',
  ])('are words like others where they do not: %s', (text) => {
    expect(left(text)).toEqual(text.split(' '))
  })
})
