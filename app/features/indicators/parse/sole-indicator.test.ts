import { expect, test } from 'vitest'
import { soleIndicator } from './sole-indicator.server.ts'

const valuesOf = (text: string) => {
  const sole = soleIndicator({ text })
  return sole && !sole.isEmergency ? sole.indicators.map(({ value }) => value) : sole
}

test.each([
  [' 050 123 4567\n', ['+971501234567']],
  ['٠٥٠١٢٣٤٥٦٧', ['+971501234567']],
  ['(04) 345-6789', ['+97143456789']],
  ['600 540000', ['+971600540000']],
  ['AE07 0331 2345 6789 0123 456', ['AE070331234567890123456']],
  ['TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL', ['tron:TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL']],
  ['foo@gmail.com', ['foo@gmail.com']],
  ['a@enbd-x.top', ['a@enbd-x.top', 'enbd-x.top']],
  ['@prize_1', ['telegram:prize_1', 'instagram:prize_1', 'whatsapp:prize_1']],
])('%j alone is checked as %j', (text, values) => {
  expect(valuesOf(text)).toEqual(values)
})

test.each(['999', '901', '800 2626', '٩٩٩'])('%s is an emergency number', (text) => {
  expect(soleIndicator({ text })).toMatchObject({ isEmergency: true })
})

test.each([
  'call 050 123 4567',
  '0501234567 0501234568',
  '123',
  '2026-11-12',
  'evil.top',
  'hello',
  '',
  'AE08 0331 2345 6789 0123 456',
])('%j is not one number or account', (text) => {
  expect(soleIndicator({ text })).toBeNull()
})

test('its place is where it stands in the text', () => {
  const sole = soleIndicator({ text: '  0501234567 ' })
  expect(sole).toMatchObject({ indicators: [{ spans: [{ start: 2, end: 12 }] }] })
})
