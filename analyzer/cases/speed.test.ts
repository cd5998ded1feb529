import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyze, type ContentType } from '../index.ts'

const MAX_LENGTH = 5000
const TYPES: readonly ContentType[] = ['message', 'email', 'website']

/** Repeats that make a careless pattern try everything twice. */
const REPEATS: readonly string[] = [
  'a',
  'a ',
  'a.',
  'a-',
  'a@',
  '@a.',
  'a@a.a ',
  'a@ a.',
  'a at a dot ',
  '1',
  '1 ',
  '1.',
  '+',
  '(1) ',
  '/',
  '.',
  '://',
  'http://',
  'https://a .',
  'hxxp://a[.]',
  'a dot com ',
  'a.com ',
  'a.com/?q=',
  '<a href="',
  '<a href="x">',
  '<a ',
  '<style>',
  '<!--',
  '<img ',
  'p{a:b',
  'X-A: b\n',
  '--b\n',
  '[a](',
  '[',
  '(',
  '&#65;',
  '&#',
  '=?utf-8?q?a',
  '=?utf-8?b?QQ==?= ',
  '\u202E',
  '\u202Ea\u202C',
  '\u200B',
  'a\u0336',
  '\u0300\u0316',
  'http://a\u0300\u0316',
  'ـ',
  'ا ل ',
  'ﷺ',
  '𝓪',
  '🅰',
  'p4y ',
  'p4y0123',
  '7a',
  "7a'",
  'o t p ',
  'o.t.p.',
  'From: a\n',
  'From: a <a@b.c>\n',
  'Authentication-Results: a;\n ',
  'Reply-To: "',
  'AD-',
  'invoice.pdf.',
  'a.b.c.d.exe ',
  'send otp ',
  'pay the fee now ',
  'أرسل الرمز ',
  'شخص ويطلب إرسال الرمز ',
  'ما نطلب إرسال الرمز ',
  'भेजो कोड ',
  'کوڈ بتائیں ',
  'emirates nbd ',
  'otp ',
  'dial *21*0501234567# ',
  'X-A: b\nPay: ',
  'not ',
  '\n',
  ' \n',
  'Content-Transfer-Encoding: base64\n\n2KfZ2KfZ\n--b\n',
  'Content-Transfer-Encoding: quoted-printable\n\n=D8=A7=\n',
]

const MOST_RUNS = 100
const LIMIT_MS = 20

/**
 * Processor time of the quickest run: what the work takes, whatever else the machine does and once the program is compiled.
 * Ends as soon as one took less than `limit`.
 */
function milliseconds(type: ContentType, text: string, limit = LIMIT_MS): number {
  let quickest = Number.POSITIVE_INFINITY
  for (let run = 0; run < MOST_RUNS && quickest >= limit; run++) {
    const start = process.cpuUsage()
    analyze({ type, text })
    const { user, system } = process.cpuUsage(start)
    quickest = Math.min(quickest, (user + system) / 1000)
  }
  return quickest
}

test('an address of thousands of labels takes no longer', () => {
  const text = `http://${'a.'.repeat(MAX_LENGTH)}`.slice(0, MAX_LENGTH)
  for (const type of TYPES) expect(milliseconds(type, text)).toBeLessThan(LIMIT_MS)
})

test.for(REPEATS)('no repeat takes long: %j', (piece) => {
  const text = piece.repeat(Math.ceil(MAX_LENGTH / piece.length)).slice(0, MAX_LENGTH)
  for (const type of TYPES) expect(milliseconds(type, text)).toBeLessThan(LIMIT_MS)
})

test('a text that is four times as long takes no more than about four times as long', () => {
  for (const piece of REPEATS) {
    const of = (length: number, limit: number) =>
      milliseconds('email', piece.repeat(Math.ceil(length / piece.length)).slice(0, length), limit)
    const most = Math.max(60, 10 * of(5000, 6))
    expect(of(20_000, most), JSON.stringify(piece)).toBeLessThan(most)
  }
})

test('whatever is pasted, it answers and marks only what is there', () => {
  const part = fc.oneof(
    fc.constantFrom(...REPEATS),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.webUrl(),
    fc.emailAddress(),
  )
  fc.assert(
    fc.property(fc.constantFrom(...TYPES), fc.array(part, { maxLength: 60 }), (type, parts) => {
      const text = parts.join('').slice(0, MAX_LENGTH)
      const { findings, reassurances } = analyze({ type, text })
      const spans = [...findings, ...reassurances].flatMap((finding) => finding.spans)
      expect(spans.every(({ start, end }) => 0 <= start && start < end && end <= text.length)).toBe(
        true,
      )
    }),
    { numRuns: 150 },
  )
})
