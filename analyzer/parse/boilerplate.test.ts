import { describe, expect, test } from 'vitest'
import { analyze } from '../index.ts'
import { boilerplateIn } from './boilerplate.ts'
import { fold } from './normalization/normalize.ts'
import { tokenise } from './tokens.ts'

describe('polite phrases', () => {
  const left = (text: string) => {
    const words = tokenise(fold(text))
    const kind = boilerplateIn(words)
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
  ])('are boilerplate as a clause of their own: %s', (text) => {
    expect(left(text).map((word) => word.toLowerCase())).toEqual(['pay', 'it'])
  })

  test.for([
    'Thank you for your payment',
    'شكرا لدفعك الفاتورة',
    'Have you paid it',
    'We had a good day at school',
  ])('are ordinary words inside a clause: %s', (text) => {
    expect(left(text)).toEqual(text.split(' '))
  })
})

describe('the telephone number of a signature', () => {
  const SIGNATURE = '\n\nRegards,\nMaria Santos\nAdmin Officer\n+971 50 123 4567'
  const isSafe = (text: string) => analyze({ type: 'message', text }).isSafe

  test.for([
    'CONGRATS to our raffle winners! 1st prize rice cooker: Boy, claim it at the hall, bring your stub.',
    'Hello, I am Noor from your chem lab group. Please like the video of our team, screenshot not needed. Whoever has most likes wins a pizza voucher.',
  ])('leaves an ordinary text safe: %s', (text) => {
    expect(isSafe(text)).toBe(true)
    expect(isSafe(text + SIGNATURE)).toBe(true)
    expect(isSafe(`${text} شكراً، مريم ٠٥٠١٢٣٤٥٦٧`)).toBe(true)
  })

  test.for([
    'Regards, call Maria +971 50 123 4567',
    'Thanks. To claim contact Maria on WhatsApp +971 50 123 4567',
    '+971 50 123 4567',
  ])('does not excuse a number that the reader is to call: %s', (number) => {
    expect(isSafe(`Your SIM will be blocked today, you won a prize. ${number}`)).toBe(false)
  })

  test('counts against a text in the name of an organisation', () => {
    const text = 'Etisalat: your SIM has expired. Renew your registration to avoid deactivation.'
    expect(isSafe(text + SIGNATURE)).toBe(false)
  })
})
