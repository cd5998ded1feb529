import { describe, expect, test } from 'vitest'
import { analyze } from '#analyzer'
import { LIMITS } from '#app/domain/limits.ts'
import { readMail } from './read-mail.server.ts'

const BRIDGE = 'https://noor-parcel.example/pay'

describe('the text of an email for the analyzer has', () => {
  test('sender, reply address, authentication results, subject, and body with link targets', async () => {
    const text =
      await read(`Received: from mx.example by mail.example; Sun, 6 Dec 2026 10:00:00 +0400
Return-Path: <bounce@noor-parcel.example>
Authentication-Results: mail.example; spf=fail
 smtp.mailfrom=noor-parcel.example; dkim=none
DKIM-Signature: v=1; a=rsa-sha256; b=c2lnbmF0dXJl
From: "Noor Parcels" <help@noor-parcel.example>
To: sara@visitor.example
Reply-To: noor.parcels@mailbox.example
Subject: =?utf-8?Q?Your_parcel_waits_=E2=9C=89?=
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary=cut

--cut
Content-Type: text/plain; charset=utf-8

Pay the fee here
--cut
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: quoted-printable

<p>Pay the fee <a href=3D"${BRIDGE}">he=
re</a></p>
--cut--
`)
    expect(text).toBe(`From: "Noor Parcels" <help@noor-parcel.example>
Reply-To: noor.parcels@mailbox.example
Return-Path: <bounce@noor-parcel.example>
Subject: Your parcel waits ✉
Authentication-Results: mail.example; spf=fail smtp.mailfrom=noor-parcel.example; dkim=none

Pay the fee here <${BRIDGE}>`)
  })

  test('decoded Arabic from base64 and from an older character set, in header and body', async () => {
    const words = Buffer.from('ادفع رسوم الشحنة الآن').toString('base64')
    const old = Buffer.from([0xcf, 0xc8, 0xed]).toString('base64')
    const text =
      await read(`From: =?UTF-8?B?${Buffer.from('بريد الإمارات').toString('base64')}?= <a@b.example>
Subject: =?windows-1256?B?${old}?=
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

${words}
`)
    expect(text).toBe('From: بريد الإمارات <a@b.example>\nSubject: دبي\n\nادفع رسوم الشحنة الآن')
  })

  test.each([
    ['inline', 'inline'],
    ['as a file', 'attachment; filename=scam.eml'],
  ])('the content of a forwarded email, %s', async (_, disposition) => {
    const text = await read(`From: Sara <sara@visitor.example>
Subject: Fwd: is this real?
Content-Type: multipart/mixed; boundary=cut

--cut
Content-Type: text/plain

Please look at it
--cut
Content-Type: message/rfc822
Content-Disposition: ${disposition}

From: Prize Desk <desk@prizes.example>
Subject: You won
Content-Type: text/html

<a href="https://prizes.example/claim">Claim it</a>
--cut--
`)
    expect(text).toMatch(/^From: Sara <sara@visitor\.example>\nSubject: Fwd/)
    expect(text).toContain('Please look at it')
    expect(text).toContain('\nFrom: Prize Desk <desk@prizes.example>\nSubject: You won\n')
    expect(text).toContain('Claim it <https://prizes.example/claim>')
  })

  test('the names of attachments, without those of inline images', async () => {
    const text = await read(`From: a@b.example
Content-Type: multipart/mixed; boundary=cut

--cut
Content-Type: multipart/related; boundary=in

--in
Content-Type: text/html

See the invoice <img src="cid:logo">
--in
Content-Type: image/png; name=logo.png
Content-ID: <logo>
Content-Transfer-Encoding: base64

iVBORw0KGgo=
--in--
--cut
Content-Type: application/octet-stream; name="invoice.pdf.exe"
Content-Disposition: attachment; filename="invoice.pdf.exe"
Content-Transfer-Encoding: base64

TVo=
--cut--
`)
    expect(text).toBe('From: a@b.example\nAttachment: invoice.pdf.exe\n\nSee the invoice')
    expect(codesIn(text)).toContain('risky-attachment')
  })

  test('the target of a link whose words name another site', async () => {
    const text = await read(`From: a@b.example
Content-Type: text/html

<p>Sign in at <a href="https://noor-parcel.example/x">www.emiratesnbd.com</a> to go on</p>
`)
    expect(text).toContain('www.emiratesnbd.com <https://noor-parcel.example/x>')
    expect(codesIn(text)).toContain('link-text-mismatch')
  })

  test('plain text that was copied under a multipart header', async () => {
    const text = await read(`From: a@b.example
Content-Type: multipart/alternative; boundary=cut

Dear customer,

pay the fee`)
    expect(text).toBe('From: a@b.example\n\nDear customer,\n\npay the fee')
  })
})

test('a header of any length leaves room for the body', async () => {
  const long = 'x'.repeat(4000)
  const text = await read(`From: ${long} <a@b.example>
Subject: ${long}
${`Reply-To: ${long}\n`.repeat(20)}
Pay at ${BRIDGE} ${'and wait '.repeat(1000)}`)
  expect(text).toContain(BRIDGE)
  expect(text).toHaveLength(LIMITS.checkLength)
})

test('an email is read after a byte order mark, empty lines or the first line of an mbox file', async () => {
  const mail = 'From: a@b.example\nSubject: Hello\n\nSee you'
  for (const before of ['\uFEFF', '\n\n', 'From a@b.example Sun Dec  6 10:00:00 2026\n'])
    expect(await read(before + mail)).toBe(mail)
})

test.each([
  ['an empty file', ''],
  ['plain words', 'From here on it is easy: walk on.\n\nSubject: none'],
  ['an HTML page', '<!doctype html><title>From: x</title>'],
  ['an image', '\x89PNG\r\n\x1a\n\0\0\0'],
  ['header fields among words', 'From: me\nand so on\nTo: you\n\nGo on'],
  ['a single header field', 'From: a@b.example'],
])('%s is not an email', async (_, source) => {
  expect(await read(source)).toBeNull()
})

describe('a broken or hostile email', () => {
  test.each([
    [
      'names a boundary that does not occur',
      'Content-Type: multipart/mixed; boundary=cut\n\nHello',
    ],
    ['ends within a part', 'Content-Type: multipart/mixed; boundary=cut\n\n--cut\n\nHello'],
    ['has invalid base64', 'Content-Transfer-Encoding: base64\n\nHe!!lo**'],
    ['names an unknown character set', 'Content-Type: text/plain; charset=nonsense\n\nHello'],
  ])('is read as far as possible when it %s', async (_, rest) => {
    expect(await read(`From: a@b.example\n${rest}`)).toMatch(/^From: a@b\.example/)
  })

  test('is rejected if it is nested too deeply', async () => {
    const nested = Array.from(
      { length: 100 },
      (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`,
    )
    expect(await read(`From: a@b.example\n${nested.join('')}`)).toBeNull()
  })

  test('is read without the innermost of many nested emails', async () => {
    const head = 'From: a@b.example\nContent-Type: message/rfc822\n\n'
    const text = await read(`${head.repeat(5000)}From: c@d.example\nTo: a\n\nx`)
    expect(text?.length).toBeLessThan(1000)
  })

  test('is rejected if its header is too long', async () => {
    expect(await read(`From: a@b.example\n${'X-Filler: y\n'.repeat(50_000)}\nx`)).toBeNull()
  })

  // Quadratic parsing would take minutes for these.
  test.each([
    ['lines', '\n'.repeat(1_000_000)],
    ['parts', `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\nx\n'.repeat(140_000)}`],
    ['elements', `Content-Type: text/html\n\n${'<b>'.repeat(150_000)}${'</x>'.repeat(120_000)}`],
  ])('is read if it consists of very many %s', async (_, rest) => {
    expect(await read(`From: a@b.example\nTo: c\n${rest}`)).toMatch(/^From: a@b\.example/)
  })
})

const read = (source: string) => readMail(Buffer.from(source))

function codesIn(text: string | null): string[] {
  return analyze({ type: 'email', text: text ?? '' }).findings.map(({ code }) => code)
}
