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
  ['a picture', `<a href="${TARGET}"><img src=x alt="Pay"></a>`, `Pay <${TARGET}>`],
  ['nothing', `<a href="${TARGET}"><img src=x></a>`, `<${TARGET}>`],
  [
    'words and gaps',
    `See <a href="${TARGET}"> Pay\n now </a> today`,
    `See Pay now <${TARGET}> today`,
  ],
  ['words that lead to no site', '<a href="mailto:a@b.example">Write</a>', 'Write'],
])('a link that shows %s', (_, html, text) => {
  expect(htmlText(html)).toBe(text)
})

test('a form that is filled in leads somewhere, too', () => {
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
])('what is %s is not judged as seen', (_, hidden) => {
  expect(htmlText(`<p>Dear Sara</p>${hidden}<p>pay the fee</p>`).split(/\n+/)).toEqual([
    'Dear Sara',
    'pay the fee',
  ])
})

test('lines and cells stay apart, and space that only fills goes', () => {
  const filler = '&#8204;&nbsp;'.repeat(100)
  expect(
    htmlText(
      `<table><tr><td>Fee</td><td>AED&nbsp;3</td></tr></table><div>${filler}</div><br><br><br>Pay<br>now &amp; here`,
    ),
  ).toBe('Fee AED 3\n\nPay\nnow & here')
})

test('elements that are never closed end with the mail', () => {
  expect(htmlText(`<p>Pay <a href="${TARGET}">here<b>`)).toBe(`Pay here <${TARGET}>`)
})
