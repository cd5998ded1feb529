import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { htmlOf, wordsOf } from './markdown.server.ts'

const ELEMENTS =
  /^(?:p|br|hr|h[234]|ul|ol|li|blockquote|pre|code|strong|em|s|a|img|table|thead|tbody|tr|th|td)$/
const ATTRIBUTES = [
  'href',
  'rel',
  'src',
  'alt',
  'loading',
  'decoding',
  'start',
  'scope',
  'lang',
  'dir',
]
const html = (text: string) => htmlOf(text, 'en')

describe('supported Markdown', () => {
  test.each([
    ['# One', '<h2>One</h2>'],
    ['## Two', '<h2>Two</h2>'],
    ['### Three', '<h3>Three</h3>'],
    ['###### Six', '<h4>Six</h4>'],
    ['**strong**, *weak*, ~~gone~~', '<p><strong>strong</strong>, <em>weak</em>, <s>gone</s></p>'],
    ['[Check it](/scam-checker?a=1)', '<p><a href="/scam-checker?a=1">Check it</a></p>'],
    ['[Call](tel:901)', '<p><a href="tel:901">Call</a></p>'],
    [
      '![A letter](/covers/letter.svg)',
      '<p><img src="/covers/letter.svg" alt="A letter" loading="lazy" decoding="async" /></p>',
    ],
  ])('%s', (text, expected) => {
    expect(html(text)).toBe(expected)
  })

  test('lists, quotes and tables', () => {
    expect(html('3. a\n4. b')).toContain('<ol start="3">')
    expect(html('> a')).toContain('<blockquote>')
    const table = html('|a|b|\n|:-:|-|\n|1|2|')
    expect(table).toContain('<th scope="col">a</th>')
    expect(table).not.toContain('style')
  })

  test('links to other sites send no referrer and give no opener', () => {
    expect(html('[a](https://example.com/?q=1)')).toBe(
      '<p><a href="https://example.com/?q=1" rel="noopener noreferrer">a</a></p>',
    )
  })

  test('in Arabic, links lead to Arabic pages if these exist, and numbers keep their order', () => {
    expect(htmlOf('[افحص](/scam-checker)', 'ar')).toContain('href="/ar/scam-checker"')
    expect(htmlOf('[افحص](/ar/scam-checker)', 'ar')).toContain('href="/ar/scam-checker"')
    expect(htmlOf('[ابحث](/scam-library?q=a.b#found)', 'ar')).toContain(
      'href="/ar/scam-library?q=a.b#found"',
    )
    for (const path of ['/images/plan.png', '/admin', '/api/v1/scams', '#top']) {
      expect(htmlOf(`[هنا](${path})`, 'ar')).toContain(`href="${path}"`)
    }
    expect(htmlOf('اتصل على 800 22823 الآن', 'ar')).toContain('<bdi dir="ltr">800 22823</bdi>')
  })
})

describe('a block in another language', () => {
  const IN_ARABIC = 'lang="ar" dir="rtl"'

  test.each([
    ['a paragraph', 'شحنتك بانتظار الرسوم', `<p ${IN_ARABIC}>`],
    ['a heading', '# شحنتك', `<h2 ${IN_ARABIC}>`],
    ['a list item', '- a\n- شحنتك', `<li ${IN_ARABIC}>`],
    [
      'a table cell',
      '|a|شحنتك|\n|-|-|\n|رسوم|b|',
      `<th scope="col" ${IN_ARABIC}>`,
      `<td ${IN_ARABIC}>`,
    ],
    ['a paragraph with some English', 'ادفع رسوم UAE PASS', `<p ${IN_ARABIC}>`],
    [
      'only the outermost of nested blocks',
      '> شحنتك\n>\n> - رسوم',
      `<blockquote ${IN_ARABIC}>\n<p>`,
    ],
  ])('has its lang and dir attributes: %s', (_, text, ...expected) => {
    for (const part of expected) expect(html(text)).toContain(part)
    expect(html(text).match(/lang=/g)).toHaveLength(expected.length)
  })

  test('is marked if it is English in an Arabic article', () => {
    expect(htmlOf('> Your parcel is on hold\n\nشحنتك', 'ar')).toBe(
      '<blockquote lang="en" dir="ltr">\n<p>Your parcel is on hold</p>\n</blockquote>\n<p>شحنتك</p>',
    )
  })

  test('can contain a block in the language of the article', () => {
    expect(html('> شحنتك بانتظار سداد الرسوم\n>\n> on hold')).toContain('<p lang="en" dir="ltr">')
  })

  test.each([
    ['en', 'They write «شحنتك بانتظار سداد الرسوم»'],
    ['ar', 'يكتبون: Your parcel is on hold'],
    ['ar', 'pay-fine.example نهايته، وكل ما قبلها زينة'],
    ['ar', '[dubaipolice.gov.ae](https://www.dubaipolice.gov.ae)'],
    ['ar', '901'],
    ['en', '2 + 2'],
  ] as const)('is not one that only quotes or has no words (%s): %s', (locale, text) => {
    expect(htmlOf(text, locale)).not.toMatch(/lang=|<p dir/)
  })
})

describe('hostile Markdown', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg><script>alert(1)</script></svg>',
    '<style>body{display:none}</style>',
    '<a href="javascript:alert(1)" onclick="alert(1)">a</a>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](java\u0000script:alert(1))',
    '[a](<java\tscript:alert(1)>)',
    '[a](vbscript:alert(1))',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '[a](file:///etc/passwd)',
    '[a](//evil.example)',
    '[a](/\\evil.example)',
    '[a](\\\\evil.example)',
    '![a](https://evil.example/a.png)',
    '![a](//evil.example/a.png)',
    '![a](data:image/png;base64,AAAA)',
    '![a](/covers/../admin/evidence/a.png)',
    '![a](/admin/sign-out)',
    '![a](x" onerror="alert(1))',
    '[a](/x "\\" onclick=\\"alert(1)")',
    '<javascript:alert(1)>',
    '`<script>`',
    '```html" onload="alert(1)\n<script>\n```',
  ])('%s', (text) => {
    for (const made of [htmlOf(text, 'en'), htmlOf(text, 'ar')]) expectHarmless(made)
  })

  test('gives only listed elements and attributes', () => {
    const piece = fc.constantFrom(
      ...['<', '>', '"', "'", '&', '[', '](', ')', '![', '`', '\n', '# ', '> ', '|', '- '],
      ...[
        'javascript:',
        'data:',
        'onerror=',
        '<script>',
        '</p>',
        '<!--',
        'https://a.b',
        '/covers/',
      ],
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'binary' }))), (pieces) => {
        expectHarmless(html(pieces.join('')))
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    ['quotes', '>'.repeat(40_000)],
    ['brackets', '['.repeat(40_000)],
    ['images', '!['.repeat(20_000)],
    ['emphasis', '*a **b '.repeat(5_700)],
    ['lists', Array.from({ length: 280 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n')],
    ['entities', '&'.repeat(40_000)],
    ['table cells', `${'|a'.repeat(900)}\n${'|-'.repeat(900)}\n${'|a\n'.repeat(12_000)}`],
  ])('takes limited CPU time with many nested or repeated %s', (_, text) => {
    const start = process.cpuUsage()
    html(text)
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1e6).toBeLessThan(10)
  })
})

test('the words of an article are its visible text', () => {
  expect(wordsOf(html('he**ll**o, ~~[on](tel:901)~~*e* `co`de\n\nand more'))).toBe(
    'hello, one code and more',
  )
  expect(wordsOf(htmlOf('ال**رمز** 800 22823', 'ar'))).toBe('الرمز 800 22823')
  expect(wordsOf(html('## Stop & think\n\n- *Never* pay < 5 "fees"\n- [Call](tel:901)'))).toBe(
    'Stop & think Never pay < 5 "fees" Call',
  )
})

function expectHarmless(made: string) {
  for (const [, name = '', attributes = ''] of made.matchAll(/<\/?([^\s>/]+)([^>]*)>/g)) {
    if (name !== 'bdi') expect(name).toMatch(ELEMENTS)
    const names = attributes.replace(/"[^"]*"/g, '').match(/\w+/g) ?? []
    expect(ATTRIBUTES).toEqual(expect.arrayContaining(names))
    const [, address] = /(?:href|src)="([^"]*)"/.exec(attributes) ?? []
    if (address !== undefined)
      expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i)
  }
  expect(made).not.toMatch(/<(?:script|iframe|style|svg)/i)
  expect(made.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/)
}
