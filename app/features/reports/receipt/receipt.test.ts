import { expect, test } from 'vitest'
import { createCrypto, newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { receiptFor, receiptHash, receiptHashes } from './receipt.server.ts'

const crypto = createCrypto([newSecretKey()])

test('a code has four groups of four unambiguous characters and is different for each form', () => {
  const codes = Array.from({ length: 500 }, (_, form) => receiptFor(crypto, String(form)))
  expect(new Set(codes).size).toBe(500)
  for (const code of codes)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
})

test('a resubmitted form gets the same code; another key gives another code', () => {
  expect(receiptFor(crypto, 'a form')).toBe(receiptFor(crypto, 'a form'))
  expect(receiptFor(createCrypto([newSecretKey()]), 'a form')).not.toBe(
    receiptFor(crypto, 'a form'),
  )
})

test.each([
  ['small letters', '7k2m-q9xd-0htb-v4rw'],
  ['no dashes', '7K2MQ9XD0HTBV4RW'],
  ['spaces around and inside', ' 7K2M Q9XD 0HTB V4RW\n'],
  ['the letter O for zero', '7K2M-Q9XD-OHTB-V4RW'],
  ['Arabic digits', '٧K٢M-Q٩XD-٠HTB-V٤RW'],
  ['fullwidth letters', '７Ｋ２Ｍ-Q9XD-0HTB-V4RW'],
])('a code is recognised with %s', (_, typed) => {
  expect(receiptHashes(crypto, typed)).toContain(receiptHash(crypto, '7K2M-Q9XD-0HTB-V4RW'))
})

test('a code after 100 spaces is recognised; one after 200 combining marks is not', () => {
  const after = (before: string) => receiptHashes(crypto, `${before}7K2M-Q9XD-0HTB-V4RW`)
  const right = receiptHash(crypto, '7K2M-Q9XD-0HTB-V4RW')
  expect(after(' '.repeat(100))).toContain(right)
  expect(after('\u0300'.repeat(200))).not.toContain(right)
})

test('a code with a missing or extra character is not recognised', () => {
  for (const typed of ['7K2M-Q9XD-0HTB-V4R', '7K2M-Q9XD-0HTB-V4RWX', '']) {
    expect(receiptHashes(crypto, typed)).not.toContain(receiptHash(crypto, '7K2M-Q9XD-0HTB-V4RW'))
  }
})

test('a code from before a key rotation is still recognised', () => {
  const [old, fresh] = [newSecretKey(), newSecretKey()]
  const code = receiptFor(crypto, 'a form')
  const kept = receiptHash(createCrypto([old]), code)
  expect(receiptHashes(createCrypto([fresh, old]), code)).toContain(kept)
})
