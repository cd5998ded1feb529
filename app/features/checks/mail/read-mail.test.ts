import { describe, expect, test } from 'vitest'
import { analyze } from '#analyzer'
import { LIMITS } from '#app/domain/limits.ts'
import { readMail } from './read-mail.server.ts'

const BRIDGE = 'https://noor-parcel.example/pay'

describe('of an e-mail is judged', () => {
  test('who sent it, where answers go, what the server found, and the text with its links', async () => {
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

  test('Arabic in base64, in a head and in a text of an older character set', async () => {
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
    ['inside the text', 'inline'],
    ['as a file', 'attachment; filename=scam.eml'],
  ])('the e-mail that another one brings %s', async (_, disposition) => {
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

  test('the names of attachments, and none of pictures within the text', async () => {
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

  test('a link whose words name another site as what it is', async () => {
    const text = await read(`From: a@b.example
Content-Type: text/html

<p>Sign in at <a href="https://noor-parcel.example/x">www.emiratesnbd.com</a> to go on</p>
`)
    expect(text).toContain('www.emiratesnbd.com <https://noor-parcel.example/x>')
    expect(codesIn(text)).toContain('link-text-mismatch')
  })

  test('the shown text, where it was copied under a head that names parts', async () => {
    const text = await read(`From: a@b.example
Content-Type: multipart/alternative; boundary=cut

Dear customer,

pay the fee`)
    expect(text).toBe('From: a@b.example\n\nDear customer,\n\npay the fee')
  })
})

test('a head of any length leaves room for the text', async () => {
  const long = 'x'.repeat(4000)
  const text = await read(`From: ${long} <a@b.example>
Subject: ${long}
${`Reply-To: ${long}\n`.repeat(20)}
Pay at ${BRIDGE} ${'and wait '.repeat(1000)}`)
  expect(text).toContain(BRIDGE)
  expect(text).toHaveLength(LIMITS.checkLength)
})

test('what stands before the head of a mailbox file, or a mark of its encoding, hides no mail', async () => {
  const mail = 'From: a@b.example\nSubject: Hello\n\nSee you'
  for (const before of ['\uFEFF', '\n\n', 'From a@b.example Sun Dec  6 10:00:00 2026\n'])
    expect(await read(before + mail)).toBe(mail)
})

test.each([
  ['nothing', ''],
  ['plain words', 'From here on it is easy: walk on.\n\nSubject: none'],
  ['a page', '<!doctype html><title>From: x</title>'],
  ['a picture', '\x89PNG\r\n\x1a\n\0\0\0'],
  ['fields among words', 'From: me\nand so on\nTo: you\n\nGo on'],
  ['one field', 'From: a@b.example'],
])('%s is no e-mail', async (_, source) => {
  expect(await read(source)).toBeNull()
})

describe('an e-mail that is broken or hostile', () => {
  test.each([
    ['names a boundary that never comes', 'Content-Type: multipart/mixed; boundary=cut\n\nHello'],
    ['ends within a part', 'Content-Type: multipart/mixed; boundary=cut\n\n--cut\n\nHello'],
    ['has base64 that is none', 'Content-Transfer-Encoding: base64\n\nHe!!lo**'],
    ['names an unknown character set', 'Content-Type: text/plain; charset=nonsense\n\nHello'],
  ])('is read as far as it goes when it %s', async (_, rest) => {
    expect(await read(`From: a@b.example\n${rest}`)).toMatch(/^From: a@b\.example/)
  })

  test('nests beyond reason and is refused', async () => {
    const nested = Array.from(
      { length: 100 },
      (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`,
    )
    expect(await read(`From: a@b.example\n${nested.join('')}`)).toBeNull()
  })

  test('brings e-mails within e-mails, and the innermost are not opened', async () => {
    const head = 'From: a@b.example\nContent-Type: message/rfc822\n\n'
    const text = await read(`${head.repeat(5000)}From: c@d.example\nTo: a\n\nx`)
    expect(text?.length).toBeLessThan(1000)
  })

  test('has a head without end and is refused', async () => {
    expect(await read(`From: a@b.example\n${'X-Filler: y\n'.repeat(50_000)}\nx`)).toBeNull()
  })

  // Quadratic parsing would take minutes for these.
  test.each([
    ['lines', '\n'.repeat(1_000_000)],
    ['parts', `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\nx\n'.repeat(140_000)}`],
    ['elements', `Content-Type: text/html\n\n${'<b>'.repeat(150_000)}${'</x>'.repeat(120_000)}`],
  ])('has nothing but %s and is read all the same', async (_, rest) => {
    expect(await read(`From: a@b.example\nTo: c\n${rest}`)).toMatch(/^From: a@b\.example/)
  })
})

const read = (source: string) => readMail(Buffer.from(source))

function codesIn(text: string | null): string[] {
  return analyze({ type: 'email', text: text ?? '' }).findings.map(({ code }) => code)
}
