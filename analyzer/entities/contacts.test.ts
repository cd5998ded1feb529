import { describe, expect, test } from 'vitest'
import { parseContent } from '../parsed-content.ts'

describe('obfuscated mail addresses', () => {
  test.for([
    ['write to payoffice@ gmail.com today', 'payoffice@gmail.com'],
    ['I am sandra.love @ gmail.com', 'sandra.love@gmail.com'],
    ['contact james at outlook dot com', 'james@outlook.com'],
    ['hr [at] example.com', 'hr@example.com'],
    ['hr (at) mail (dot) example (dot) org', 'hr@mail.example.org'],
    ['hr@ example.com', 'hr@example.com'],
  ])('"%s" contains %s and no link', ([text, address]) => {
    const { emails, links } = parseContent({ type: 'message', text: text! })
    expect(emails.map((email) => email.address)).toEqual([address])
    expect(links).toEqual([])
  })

  test.for([
    'order @ noon.com',
    'order at talabat.com today',
    'look at this dot on the page',
    'apples, 5 kg@ 12.50',
    'see you @ gate 4. Come early',
  ])('"%s" contains none', (text) => {
    expect(parseContent({ type: 'message', text }).emails).toEqual([])
  })
})

describe('telephone numbers', () => {
  test.for([
    ['+971 50 123 4567', 'uae-mobile'],
    ['٠٥٠١٢٣٤٥٦٧', 'uae-mobile'],
    ['04 123 4567', 'uae'],
    ['800 22823', 'uae'],
    ['+44 7911 123456', 'abroad'],
    ['00923001234567', 'abroad'],
    ['(833) 555-0119', 'abroad'],
    ['1-833-555-0119', 'abroad'],
    ['+1 – (833) – (555) – (0119)', 'abroad'],
    ['13195550119', 'abroad'],
    ['8335550119', 'unclear'],
    ['18005550119', 'unclear'],
    ['على0501234567', 'uae-mobile'],
    ['+92 - 300 - 1234567', 'abroad'],
    ['+92 — 300 — 1234567', 'abroad'],
    ['+92 - 0300 1234567', 'abroad'],
    ['+92 - 03001234567', 'abroad'],
    ['+92/300/1234567', 'abroad'],
    ['+٩٢ - ٣٠٠ - ١٢٣٤٥٦٧', 'abroad'],
    ['0092 - 300 - 1234567', 'abroad'],
    ['+1  (877)  555-0182', 'abroad'],
    ['1  (877)  555-0182', 'abroad'],
    ['(877)  555-0182', 'abroad'],
    ['(877) - 555 - 0182', 'abroad'],
    ['+971 - 50 - 1234567', 'uae-mobile'],
    ['+971 / 50 / 123 4567', 'uae-mobile'],
    ['(+971) - 4 - 123 4567', 'uae'],
    ['050 - 123 - 4567', 'uae-mobile'],
    ['050/1234567', 'uae-mobile'],
    ['٠٥٠ - ١٢٣ - ٤٥٦٧', 'uae-mobile'],
    ['04 - 123 4567', 'uae'],
    ['04  123  4567', 'uae'],
    ['0501234567للحجز', 'uae-mobile'],
  ])('%s is %s', ([text, reach]) => {
    expect(parseContent({ type: 'message', text: `call ${text} now` }).phones).toMatchObject([
      { reach },
    ])
  })

  test.for([
    ['+971501234567 / 0421', ['+971501234567']],
    ['+971 50 123 4567 / +971 4 123 4567', ['+971501234567', '+97141234567']],
    ['050 123 4567 / 04 123 4567', ['0501234567', '041234567']],
    ['+92 300 1234567 - 10 am', ['+923001234567']],
    ['+92 - 300 - 1234567 or 050/1234567', ['+923001234567', '0501234567']],
  ] as const)('%s: each number is found', ([text, numbers]) => {
    const { phones } = parseContent({ type: 'message', text })
    expect(phones.map(({ number }) => number)).toEqual(numbers)
  })

  test.for([
    'order 404-1234567 of 8335550119',
    'call about order 8335550119',
    'phone bill 12345550119',
    'support ticket 3195550119',
    'mobile account 13195550119',
    'call uncle 9876543210',
    'AED 1,234,567.00',
    'card 4321',
    'AE070331234567890123456',
    '26 / 11 / 2026 - 10 / 12 / 2026',
    '04 - 12 - 2026',
    '05/12/2026 10:15',
    'case 04/1234567',
    'file 0012/2345/678901',
    'between AED 800 - 1000 - 1200',
    '+5 / 10 / 2026',
    '+12% / -3% / 2026',
    '+10 - 20 points',
    '4000 - 1234 - 5678 - 9010',
    'page 050 - 123',
    'TRN 100 - 2345 - 6789 - 0003',
  ])('%s is not a telephone number', (text) => {
    expect(parseContent({ type: 'message', text }).phones).toEqual([])
  })
})
