import { expect, test } from 'vitest'
import { inFours, totpSetup } from './totp-setup.ts'

const URI = 'otpauth://totp/Himaya:a%40b.example?secret=JBSWY3DPEHPK3PXP&issuer=Himaya'

test('the key is read from the key URI', () => {
  expect(totpSetup(URI, ['a-b'])).toEqual({
    uri: URI,
    key: 'JBSWY3DPEHPK3PXP',
    backupCodes: ['a-b'],
  })
})

test.each([
  'javascript:alert(1)',
  'https://evil.example',
  '',
  null,
  7,
])('the value %s is rejected, because it is no key URI', (uri) => {
  expect(totpSetup(uri, [])).toBeNull()
})

test('a key is shown in groups of four characters', () => {
  expect(inFours('JBSWY3DPEHPK3P')).toBe('JBSW Y3DP EHPK 3P')
})
