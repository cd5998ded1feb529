import { describe, expect, test } from 'vitest'
import { prepare } from '../prepared.ts'

describe('mail addresses that are written to be overlooked', () => {
  test.for([
    ['write to payoffice@ gmail.com today', 'payoffice@gmail.com'],
    ['I am sandra.love @ gmail.com', 'sandra.love@gmail.com'],
    ['contact james at outlook dot com', 'james@outlook.com'],
    ['hr [at] example.com', 'hr@example.com'],
    ['hr (at) mail (dot) example (dot) org', 'hr@mail.example.org'],
    ['hr@ example.com', 'hr@example.com'],
  ])('%s names %s, and no link', ([text, address]) => {
    const { emails, links } = prepare({ type: 'message', text: text! })
    expect(emails.map((email) => email.address)).toEqual([address])
    expect(links).toEqual([])
  })

  test.for([
    'order @ noon.com',
    'order at talabat.com today',
    'look at this dot on the page',
    'apples, 5 kg@ 12.50',
    'see you @ gate 4. Come early',
  ])('%s names none', (text) => {
    expect(prepare({ type: 'message', text }).emails).toEqual([])
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
    ['0501234567للحجز', 'uae-mobile'],
  ])('%s is %s', ([text, reach]) => {
    expect(prepare({ type: 'message', text: `call ${text} now` }).phones).toMatchObject([{ reach }])
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
  ])('%s is none', (text) => {
    expect(prepare({ type: 'message', text }).phones).toEqual([])
  })
})
