import { expect, test } from 'vitest'
import { analyze } from '../../index.ts'

function signs(text: string): string[] {
  return analyze({ type: 'website', text }).findings.map(({ code }) => code)
}

test.for([
  ['http://203.0.113.7/a', 'ip-host'],
  ['http://3405803783/a', 'hidden-ip-host'],
  ['https://sunny.top', 'risky-ending'],
  ['https://bit.ly/3abc', 'short-link'],
  ['https://sunny.web.app', 'free-hosting'],
  ['https://sunny.com:4433/a', 'odd-port'],
  ['https://sunny.com/files/app.apk', 'file-download'],
  ['https://sunny.com/invoice.pdf.exe', 'file-download'],
  ['http://sunny.com/login', 'insecure-login'],
  ['https://the-very-best-sunny-shop.com', 'cluttered-host'],
  ['https://secure-verify.com', 'login-words-in-address'],
  ['https://sunny.com/wp-includes/images/verify.php', 'odd-address'],
  ['https://docusign-view-83.vercel.app', 'odd-address'],
  ['look at my shop', 'not-a-web-address'],
])('%s has %s', ([address, code]) => {
  expect(signs(address!)).toContain(code)
})

test.for([
  'https://sunny-shop.com/menu',
  'https://sunny.com/2024/11/how-to-verify-a-link',
  'https://sunny.com/app.js',
  'https://www.adcb.com/login',
])('%s has nothing', (address) => {
  expect(signs(address)).toEqual([])
})
