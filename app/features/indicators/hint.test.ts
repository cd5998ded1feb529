import { expect, test } from 'vitest'
import { hintOf } from './hint.ts'
import type { IndicatorKind } from './indicator.ts'

test.each<[IndicatorKind, string, string]>([
  ['phone', '+971501234567', '+971•••••••67'],
  ['iban', 'AE070331234567890123456', 'AE••••••••••••••••••456'],
  ['handle', 'telegram:emirates_prize', 'telegram:em•••••••••••e'],
  ['handle', 'telegram:ab', 'telegram:•b'],
  ['email', 'prize.team@gmail.com', 'p••••••••m@gmail.com'],
  ['email', 'a@evil.top', '•@evil.top'],
  ['domain', 'evil.top', 'evil.top'],
  ['wallet', 'tron:TNPeeaaFB7K9', 'tron:TNPeeaaFB7K9'],
])('%s %s is shown as %s', (kind, value, hint) => {
  expect(hintOf({ kind, value })).toBe(hint)
})
