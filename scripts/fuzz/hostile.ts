import fc from 'fast-check'

/** Part of every string that would do harm if interpreted as anything but text. */
export const MARK = 'zq7f'

/** Markup that only appears if injection succeeded. */
export const MARKUP = [`<script>${MARK}`, `<img src=x onerror=${MARK}`, `<svg/onload=${MARK}`]

/** A header that only appears if response splitting succeeded. */
export const SPLIT_HEADER = `${MARK}-injected`

/**
 * Strings known to break software, as latin1 (one character per byte), so that they need not be valid
 * Unicode.
 */
const BYTES = [
  '\xff\xfe\xfd',
  '\xc3\x28',
  '\xed\xa0\x80',
  '\xf4\x90\x80\x80',
  'a\x00b',
  '%00',
  '%',
  '%zz',
  '%c3%28',
  '%ed%a0%80',
  '%252e%252e%252f',
]

const TEXTS = [
  '',
  ' ',
  `<script>${MARK}()</script>`,
  `"><img src=x onerror=${MARK}()>`,
  `'><svg/onload=${MARK}()>`,
  `</script><script>${MARK}()</script>`,
  `javascript:${MARK}()`,
  `\r\n${SPLIT_HEADER}: 1\r\n\r\n<script>${MARK}()</script>`,
  `x\n${SPLIT_HEADER}: 1`,
  `' or 1=1; drop table scams; --`,
  `1' union select ${MARK} from users --`,
  `'; select pg_sleep(20); --`,
  '%_\\%',
  '{{7*7}}#{7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '//evil.example/x',
  'https://evil.example/',
  '\\\\evil.example',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '[]',
  '{}',
  '-1',
  '0',
  '1e999',
  '-0',
  '9007199254740993',
  '99999999999999999999999999',
  '2147483648',
  '0x7fffffff',
  '1'.repeat(400),
  '\u202e\u2066evil\u2069\u200f',
  'حماية\u0640\u064b',
  'İıßŒ\u0130',
  '\ufeff\u200b\u2028\u2029',
  '👩‍👩‍👧‍👦'.repeat(20),
  '🇦🇪'.repeat(30),
  `Z${'\u0300'.repeat(300)}`,
  'a'.repeat(5001),
  'ا'.repeat(5001),
  `${'a@'.repeat(300)}x.example`,
  `${'('.repeat(500)}${')'.repeat(500)}`,
  '00000000-0000-0000-0000-000000000000',
  '01890a5d-ac96-774b-bcce-b302099a8057',
  'message',
  'website',
  'phishing',
  'en',
  'ar',
  'user@waha.example',
]

/** Encodes text as UTF-8 bytes, one latin1 character each. */
export const utf8 = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

/** A hostile value, one latin1 character per byte. */
export const hostile: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTS.map(utf8), ...BYTES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).map(utf8) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }).map(utf8) },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ maxLength: 60 })
      .map((bytes) => Buffer.from(bytes).toString('latin1')),
  },
)

/** A hostile JSON value of any type, nested, with prototype pollution keys. */
export const hostileJson: fc.Arbitrary<string> = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    {
      weight: 5,
      arbitrary: fc.constantFrom(...TEXTS).map((text) => JSON.stringify(text)),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        ...[
          'null',
          'true',
          '1',
          '-1',
          '1e999',
          '9007199254740993',
          '0.1',
          '"\\ud800"',
          '"\\u0000"',
        ],
      ),
    },
    fc.array(tie('value'), { maxLength: 3 }).map((values) => `[${values.join()}]`),
    fc
      .array(
        fc.tuple(
          fc.constantFrom('__proto__', 'constructor', 'prototype', 'a', 'length', 'toString'),
          tie('value'),
        ),
        { maxLength: 3 },
      )
      .map((pairs) => `{${pairs.map(([key, value]) => `"${key}":${value}`).join()}}`),
  ),
})).value
