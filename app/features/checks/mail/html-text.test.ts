import { expect, test } from 'vitest'
import { htmlText } from './html-text.server.ts'

const TARGET = 'https://noor-parcel.example/pay'

test.each([
  ['words', `<a href="${TARGET}">Pay now</a>`, `Pay now <${TARGET}>`],
  ['another address', `<a href="${TARGET}">bank.example</a>`, `bank.example <${TARGET}>`],
  [
    'its own address',
    `<a href="${TARGET}">noor-parcel.example/pay/</a>`,
    'noor-parcel.example/pay/',
  ],
  ['an image', `<a href="${TARGET}"><img src=x alt="Pay"></a>`, `Pay <${TARGET}>`],
  ['no text', `<a href="${TARGET}"><img src=x></a>`, `<${TARGET}>`],
  [
    'words and white space',
    `See <a href="${TARGET}"> Pay\n now </a> today`,
    `See Pay now <${TARGET}> today`,
  ],
  ['words with an email address as target', '<a href="mailto:a@b.example">Write</a>', 'Write'],
])('a link that shows %s is converted to text', (_, html, text) => {
  expect(htmlText(html)).toBe(text)
})

test('the target of a form is included like that of a link', () => {
  expect(htmlText(`<form action="${TARGET}">PIN <input></form>`)).toBe(`<${TARGET}>PIN`)
})

test.each([
  ['hidden', '<div hidden>Meeting at six</div>'],
  ['not displayed', '<div style="color:red; DISPLAY : none">Meeting <b>at</b> six</div>'],
  ['invisible', '<p style="visibility:hidden">Meeting at six</p>'],
  ['a style', '<style>.meeting { color: red }</style>'],
  ['a script', '<script>meeting("</p>")</script>'],
  ['a comment', '<!-- Meeting at six -->'],
  ['hidden with a link', `<span hidden>Meeting <a href="${TARGET}">six</a></span>`],
])('content that is %s is left out', (_, hidden) => {
  expect(htmlText(`<p>Dear Sara</p>${hidden}<p>pay the fee</p>`).split(/\n+/)).toEqual([
    'Dear Sara',
    'pay the fee',
  ])
})

test('lines and cells stay separate, and filler white space is removed', () => {
  const filler = '&#8204;&nbsp;'.repeat(100)
  expect(
    htmlText(
      `<table><tr><td>Fee</td><td>AED&nbsp;3</td></tr></table><div>${filler}</div><br><br><br>Pay<br>now &amp; here`,
    ),
  ).toBe('Fee AED 3\n\nPay\nnow & here')
})

test('unclosed elements end with the email', () => {
  expect(htmlText(`<p>Pay <a href="${TARGET}">here<b>`)).toBe(`Pay here <${TARGET}>`)
})
