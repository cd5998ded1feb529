import { expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locale.ts'
import { soleIndicator } from '../parse/sole-indicator.server.ts'
import type { KnownReason } from './knowledge.ts'
import { factsOfSole } from './sole-facts.server.ts'
import { wordFact, wordKnown } from './word-knowledge.server.ts'

const factsIn = (text: string, locale: (typeof LOCALES)[number]) =>
  factsOfSole(soleIndicator({ text })!).map((fact) => wordFact(fact, locale))

test.each([
  ['0501234567', /mobile number in the UAE/, /Etisalat/, /never asks for a one-time code/],
  ['04 345 6789', /landline/, /never asks/],
  ['800 50000', /business or toll-free/, /never asks/],
  ['+91 98765 43210', /India/, /never asks/],
  ['600 540000', /a number that Emirates NBD publishes/],
  ['999', /official emergency/],
  ['AE07 0331 2345 6789 0123 456', /United Arab Emirates/, /at Mashreq/, /Ask your bank/],
  ['gb82 west 1234 5698 7654 32', /United Kingdom/, /Ask your bank/],
  ['TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL', /Tron wallet/],
  ['@prize_1', /an account name/],
  ['foo@gmail.com', /free service gmail.com/],
  ['a@enbd-x.top', /mailbox at enbd-x.top/],
])('%s is explained', (text, ...expected) => {
  const facts = factsIn(text, 'en')
  expect(facts).toHaveLength(expected.length)
  for (const [place, pattern] of expected.entries()) expect(facts[place]).toMatch(pattern)
})

test('numbers, dates and countries are in the language of the page', () => {
  const reported = (reports: string): KnownReason => ({
    code: 'reported',
    params: { what: '0501234567', reports, since: '2026-03-01' },
    spans: [],
  })
  expect(wordKnown(reported('1'), 'en')).toMatch(/A visitor reported 0501234567.*1 March 2026/)
  expect(wordKnown(reported('12'), 'en')).toMatch(/12 times since 1 March 2026/)
  expect(wordKnown(reported('12'), 'ar')).toMatch(/12.*مارس 2026/)
  expect(factsIn('+91 98765 43210', 'ar')[0]).toContain('الهند')
})

test('no sentence has an empty place in any language', () => {
  const texts = [
    '0501234567',
    '+919876543210',
    'AE070331234567890123456',
    'a@enbd-x.top',
    '600540000',
  ]
  for (const locale of LOCALES)
    for (const fact of texts.flatMap((text) => factsIn(text, locale)))
      expect(fact).not.toMatch(/undefined|\{|\u2068\u2069|: ?\.?$/)
})
