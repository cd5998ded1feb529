import { describe, expect, test } from 'vitest'
import { analyze } from '../../index.ts'
import { readSource } from './mail-source.ts'

const QUOTED = 'Content-Transfer-Encoding: quoted-printable\n\n'
const BASE64 = 'Content-Transfer-Encoding: base64\n\n'

function bodyOf(source: string): string | undefined {
  const read = readSource(source)?.text
  return read?.slice(read.indexOf('\n\n') + 2)
}

describe('the source of a mail is decoded to the text that its reader sees', () => {
  test.for([
    ['a soft line break', `${QUOTED}your pass=\nword`, 'your password'],
    ['a soft line break after a space', `${QUOTED}your =\r\ncode`, 'your code'],
    ['letters of two bytes', `${QUOTED}=D8=B1=D9=85=D8=B2`, 'رمز'],
    ['a letter split by a line break', `${QUOTED}=D8=\n=B1=D9=85=D8=B2`, 'رمز'],
    ['an incomplete letter', `${QUOTED}code =D8 1`, 'code  1'],
    ['a literal equals sign', `${QUOTED}a = b =3D c`, 'a = b = c'],
    ['a mail in base64', `${BASE64}eW91ciBwYXNzd29yZA==`, 'your password'],
    ['lines of base64', `${BASE64}eW91ciBw\r\nYXNzd29yZA==`, 'your password'],
    ['truncated base64', `${BASE64}eW91ciBwYXN`, 'your pas'],
    [
      'another charset',
      `Content-Type: text/plain; charset="windows-1256"\n${QUOTED}=D1=E3=D2`,
      'رمز',
    ],
    ['an unknown charset', `Content-Type: text/plain; charset=x\n${QUOTED}=C3=A9`, 'é'],
  ])('%s', ([, source, read]) => {
    expect(bodyOf(source!)).toBe(read)
  })

  test('a decoded body is not decoded again', () => {
    expect(bodyOf(`${BASE64}your password`)).toBe('your password')
    expect(bodyOf('Content-Transfer-Encoding: 8bit\n\nT1RQ')).toBe('T1RQ')
  })

  test('each part is decoded by its own headers, and attachments are removed', () => {
    const source = [
      'Subject: Invoice',
      'Content-Type: multipart/mixed; boundary=b1',
      '',
      '--b1',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      'cGF5IG5vdw==',
      '--b1',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'pay =C2=A3',
      '--b1',
      'Content-Type: application/pdf; name="bill.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      'JVBERi0xLjQK',
      '--b1--',
    ].join('\r\n')
    const read = readSource(source)?.text
    expect(read).toContain('pay now')
    expect(read).toContain('pay £')
    expect(read).toContain('bill.pdf')
    expect(read).not.toContain('JVBER')
  })

  test('a body without headers is recognised by its soft line breaks', () => {
    const line = 'Your account is limited, please confirm the details that you gave us on='
    expect(readSource(`${line}\n https://bank.example/?id=3D1`)?.text).toContain(
      'gave us on https://bank.example/?id=1',
    )
  })

  test.for([
    [
      'parts without the headers of the mail',
      '--000000000000ab12\nContent-Type: text/plain; charset="UTF-8"\n\nHello Sara\n--000000000000ab12--',
      'Hello Sara',
    ],
    [
      'boundaries alone',
      'This is a multi-part message in MIME format.\n------=_NextPart_000_01D9\nHello Sara\n------=_NextPart_000_01D9--\nBye',
      'Hello Sara Bye',
    ],
    [
      'base64 without its headers',
      `Hello,\n${btoa('The rent for November is due, see you on Friday at the office.')}\nSara`,
      'Hello, The rent for November is due, see you on Friday at the office. Sara',
    ],
    [
      'an image in base64 without its headers',
      `Hello,\n${`${'iVBORw0KGgoAAAANSUhEUgAA'.repeat(3)}\n`.repeat(3)}Sara`,
      'Hello, Sara',
    ],
    [
      'quoted-printable without its headers and with short lines',
      'Dear Sara,=0D=0A=\nthe rent =E2=80=93 as agreed =3D 4000.=20\nBye',
      'Dear Sara, the rent – as agreed = 4000. Bye',
    ],
    [
      'quoted-printable below unrelated headers',
      'From: Sara <s@home.example>\nContent: a=b\n\n=D8=B1=D9=85=D8=B2',
      'From: Sara <s@home.example> Content: a=b رمز',
    ],
  ])('a partial source is decoded: %s', ([, source, read]) => {
    expect(readSource(source!)?.text.trim().replaceAll(/\s+/g, ' ')).toBe(read)
  })

  test('the markup of a source does not change the probability of a scam', () => {
    const letter = 'Hello Sara, the rent for November is due on Friday, as we agreed. Bye, Omar'
    const plain = analyze({ type: 'email', text: letter })
    const source = `--00000000000017aa\nContent-Type: text/plain\n\n${letter}\n\n--00000000000017aa\nContent-Type: image/png; charset=x\n\n${`${'iVBORw0KGgoAAAANSUhEUgAA'.repeat(3)}\n`.repeat(4)}--00000000000017aa--`
    expect(analyze({ type: 'email', text: source }).probability).toBeCloseTo(plain.probability, 5)
  })

  test.for([
    '5f2d7c1b9a3e4f60718293a4b5c6d7e8f90123456789abcdef0123456789abcd',
    'Sent 0.4 BTC, hash\n5f2d7c1b9a3e4f60718293a4b5c6d7e8f90123456789abcdef0123456789abcd',
    '--- 2026 ---\nHello\n--- 2026 ---',
    'Use git log --oneline or\n--since=2026',
    'https://shop.example/?q=%20a&d=20\nPay = 20',
    'Your code is 1234. Do not share it.',
    'https://shop.example/?a=3D&b=20',
    'Use Content-Transfer-Encoding: base64 for pictures.\n\nSee you',
    'a = b\nc =\nd',
    'From: Sara <sara@home.example>\nSubject: Lunch\nDate: Friday\n\n-----Original Message-----\nYes',
    'X-Ref: 8841\nYour parcel is held\nhttps://shop.example/x',
    'X-Ref: 8841\nPay: https://shop.example/x\n\nYour parcel is held',
    'Received: 1 parcel\nX-Pay: https://shop.example/x',
  ])('%j is not changed', (text) => {
    expect(readSource(text)).toBeNull()
  })
})

describe('the decoded headers of a source', () => {
  const head = [
    'Delivered-To: sara@home.example',
    'Received: by 2002:a05:6402 with SMTP id x1',
    ' Fri, 20 Nov 2026 09:00:00 -0800 (PST)',
    'ARC-Seal: i=1; a=rsa-sha256; b=send+otp+now',
    'Return-Path: <b@mailer.example>',
    'DKIM-Signature: v=1; h=message-id:to:subject;',
    'From: Bank <alerts@bank.example>',
    'Subject: Your statement',
    'Message-ID: <1@mailer.example>',
  ].join('\n')

  test('contain the fields that a reader sees, and not the route of the mail', () => {
    const read = readSource(`${head}\n\nIt is ready.`)?.text
    expect(read).toBe(
      'Return-Path: <b@mailer.example>\nFrom: Bank <alerts@bank.example>\nSubject: Your statement\n\nIt is ready.',
    )
  })

  test('end at the first line that is not a field, with or without an empty line', () => {
    const body = 'https://bank.example/a\nX-Fee: AED 9\n\nBye'
    const shown = 'From: Bank <alerts@bank.example>\nSubject: Your statement\n'
    expect(readSource(`${head}\n${body}`)?.text).toContain(`${shown}${body}`)
    expect(readSource(`${head}\n\n${body}`)?.text).toContain(`${shown}\n${body}`)
  })

  test('contain fields that no mail program adds', () => {
    const read = readSource(`${head}\nPay: https://bank.example/a\n\nIt is ready.`)?.text
    expect(read).toContain('Subject: Your statement\nPay: https://bank.example/a\n')
  })

  test('contain the result of a sender check if it failed', () => {
    const checked = (result: string) =>
      readSource(`Authentication-Results: mx.example; dmarc=${result}\n${head}\n\nHello`)?.text
    expect(checked('pass')).not.toContain('dmarc')
    expect(checked('fail')).toContain('dmarc=fail')
  })

  test('are followed by the names of attachments', () => {
    const part = [
      '------=_Part_1.2',
      'Content-Type: application/octet-stream; name="invoice.pdf.exe"',
      'Content-Disposition: attachment',
      '',
      'x',
      '------=_Part_1.2--',
    ].join('\n')
    const read = readSource(`${head}\n\nSee the file.\n${part}`)?.text
    expect(read).toContain('"invoice.pdf.exe"')
    expect(read).not.toContain('octet')
    expect(read).not.toContain('_Part')
  })

  test('are the same if the source is quoted', () => {
    const quoted = `${head}\n\nIt is ready.`.replaceAll(/^/gm, '> ')
    expect(readSource(quoted)?.text).toBe(
      '> Return-Path: <b@mailer.example>\n> From: Bank <alerts@bank.example>\n> Subject: Your statement\n> \n> It is ready.',
    )
  })
})

describe('a scam in the source of a mail', () => {
  const words = 'Your account is blocked. Send us the OTP and your card number now.'

  test('is detected, and its words are marked in the source', () => {
    const source = `${QUOTED}${words.replaceAll('o', '=6F')}`
    const { isSafe, findings } = analyze({ type: 'email', text: source })
    const [span] = findings.find(({ code }) => code === 'otp-request')?.spans ?? []
    expect(isSafe).toBe(false)
    expect(source.slice(span?.start, span?.end).replaceAll('=6F', 'o')).toContain('OTP')
  })

  test('in base64 gets the same findings as in plain text', () => {
    const source = `${BASE64}${btoa(words)}`
    const plain = analyze({ type: 'email', text: `Content-Transfer-Encoding: 7bit\n\n${words}` })
    const { isSafe, findings } = analyze({ type: 'email', text: source })
    expect(isSafe).toBe(false)
    expect(findings.map(({ code }) => code)).toEqual(plain.findings.map(({ code }) => code))
  })
})
