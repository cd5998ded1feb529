import { expect, test } from 'vitest'
import { inFours, totpSetup } from './totp-setup.ts'

const URI = 'otpauth://totp/Himaya:a%40b.example?secret=JBSWY3DPEHPK3PXP&issuer=Himaya'

test('the key is read out of the key URI', () => {
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
])('%s is no key URI, so no link to it is shown', (uri) => {
  expect(totpSetup(uri, [])).toBeNull()
})

test('a key is shown in groups of four', () => {
  expect(inFours('JBSWY3DPEHPK3P')).toBe('JBSW Y3DP EHPK 3P')
})
