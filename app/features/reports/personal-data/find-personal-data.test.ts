import { expect, test } from 'vitest'
import { findPersonalData, maskAll, maskIn } from './find-personal-data.ts'

const kindsIn = (description: string) =>
  findPersonalData({ title: '', description }).map(({ kind }) => kind)

test.each([
  ['a card number', 'they took 4111 1111 1111 1111 from me', 'card', '4111 1111 1111 1111'],
  ['a card number in one piece', 'card 5500005555555559.', 'card', '5500005555555559'],
  ['an American Express card', '3782-822463-10005', 'card', '3782-822463-10005'],
  ['a card number in Arabic digits', 'بطاقتي ٤١١١ ١١١١ ١١١١ ١١١١', 'card', '٤١١١ ١١١١ ١١١١ ١١١١'],
  ['a card number before its code', '4111 1111 1111 1111 123', 'card', '4111 1111 1111 1111'],
  ['a card number after another number', '5123 4111 1111 1111 1111', 'card', '4111 1111 1111 1111'],
  ['a card number with dots', 'card 4111.1111.1111.1111', 'card', '4111.1111.1111.1111'],
  [
    'a card number with en dashes',
    '4111 – 1111 – 1111 – 1111',
    'card',
    '4111 – 1111 – 1111 – 1111',
  ],
  [
    'a card number in fullwidth digits',
    '４１１１１１１１１１１１１１１１',
    'card',
    '４１１１１１１１１１１１１１１１',
  ],
  ['a card number in Hindi digits', '४१११ ११११ ११११ ११११', 'card', '४१११ ११११ ११११ ११११'],
  ['the code of a card', 'cvv 123', 'code', '123'],
  ['an Emirates ID', 'my id 784-1990-1234567-1', 'emirates-id', '784-1990-1234567-1'],
  ['an Emirates ID without dashes', '784199012345671', 'emirates-id', '784199012345671'],
  ['an Emirates ID in Arabic digits', '٧٨٤-١٩٩٠-١٢٣٤٥٦٧-١', 'emirates-id', '٧٨٤-١٩٩٠-١٢٣٤٥٦٧-١'],
  ['an Emirates ID with slashes', '784/1990/1234567/1', 'emirates-id', '784/1990/1234567/1'],
  ['an IBAN with dots', 'AE07.0331.2345.6789.0123.456', 'iban', 'AE07.0331.2345.6789.0123.456'],
  ['an IBAN', 'AE07 0331 2345 6789 0123 456', 'iban', 'AE07 0331 2345 6789 0123 456'],
  ['an IBAN in small letters', 'iban:ae070331234567890123456', 'iban', 'ae070331234567890123456'],
  ['a code after its name', 'I told him the OTP: 482913', 'code', '482913'],
  ['a code before its name', '482 913 is your verification code', 'code', '482 913'],
  ['a code in Arabic', 'رمز التحقق هو ٤٨٢٩١٣', 'code', '٤٨٢٩١٣'],
  ['a code after an Arabic article', 'الرمز: 482913', 'code', '482913'],
  ['a code after an Arabic conjunction', 'والرمز 482913', 'code', '482913'],
  ['a code after an Arabic preposition', 'احتاج للكود 482913', 'code', '482913'],
  ['a code after an Arabic pronoun', 'الرمز هو 482913', 'code', '482913'],
  ['a code after an Arabic verb', 'وأعطيته الكود 482913', 'code', '482913'],
  ['a code digit by digit', 'OTP 4 8 2 9 1 3', 'code', '4 8 2 9 1 3'],
  ['a code in Urdu', 'آپ کا او ٹی پی 448120 ہے', 'code', '448120'],
  ['a code in Hindi', 'आपका ओटीपी ४४८१२० है', 'code', '४४८१२०'],
  ['a PIN in Arabic', 'الرقم السري 4821', 'code', '4821'],
  ['a PIN with an Arabic possessive', 'برقمي السري ٤٨٢١', 'code', '٤٨٢١'],
  ['a mobile number', 'call 050 123 4567', 'phone', '050 123 4567'],
  ['a mobile number with dots', '050.123.4567', 'phone', '050.123.4567'],
  ['an international mobile number', '+971 (0)50-123-4567', 'phone', '+971 (0)50-123-4567'],
  ['a mobile number with 00', '00971501234567', 'phone', '00971501234567'],
])('%s is found as written', (_, text, kind, datum) => {
  expect(findPersonalData({ title: text, description: '' })).toEqual([
    { kind, field: 'title', text: datum },
  ])
})

test.each([
  ['a number that fails the check of cards', '4111 1111 1111 1112'],
  ['an IBAN that fails its check', 'AE08 0331 2345 6789 0123 456'],
  ['a price without a code word', 'they asked for AED 12500 in 2026'],
  ['a landline', '04 123 4567'],
  ['an emergency number', 'I called 999 and 901'],
  ['a date and a time', 'on 05-05-2026 12:30 and 05/05/2026 10'],
  ['an order number', '404-1090148-1187 99'],
  ['a tracking number', 'parcel 123456789012345678901234'],
  ['a number after a word that begins like a code word', 'encoded 123456, pinned 4000'],
  [
    'a number after an Arabic word that ends like a code word',
    'تكود 123456، هذا هو رقم الطلب 482913',
  ],
])('%s is not found', (_, text) => {
  expect(kindsIn(text)).toEqual([])
})

test('several items are found in text order, each once', () => {
  expect(kindsIn('0501234567, 4111111111111111, 0501234567, OTP 1234')).toEqual([
    'phone',
    'card',
    'code',
  ])
})

test('a masked item is not found again and keeps its format; other text is unchanged', () => {
  const text =
    'pay to AE07 0331 2345 6789 0123 456, card ٤١١١ ١١١١ ١١١١ ١١١١, OTP 482913, 0501234567'
  const masked = findPersonalData({ title: '', description: text }).reduce(maskIn, text)
  expect(masked).toBe(
    'pay to •••• •••• •••• •••• •••3 456, card •••• •••• •••• ١١١١, OTP ••••••, ••••••••67',
  )
  expect(kindsIn(masked)).toEqual([])
})

test('all items are masked, including one that is part of a longer item', () => {
  expect(maskAll({ title: 'PIN 4111', description: 'pin 4111, card 4111 1111 1111 1111' })).toEqual(
    {
      title: 'PIN ••••',
      description: 'pin ••••, card •••• •••• •••• 1111',
    },
  )
})

test('a hostile text is searched in bounded time', () => {
  expect(kindsIn('4 '.repeat(2500))).toEqual([])
  expect(kindsIn('otp '.repeat(1250))).toEqual([])
  expect(kindsIn('والرقم السري '.repeat(400))).toEqual([])
})
