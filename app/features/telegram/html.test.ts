import { expect, test } from 'vitest'
import { withoutLinks } from './html.ts'

test.each([
  ['an address', 'It leads to emiratespost-ae.top/pay now.', 'emiratespost-ae.top/pay'],
  ['an address with a scheme', '“http://a.example”', 'http://a.example'],
  ['a mailbox', 'From pay@a.example.', 'pay@a.example'],
  ['a name', 'Write to @scammer_1 now', '@scammer_1'],
  ['a command', 'Send /start to it', '/start'],
  ['a command to a bot', 'Send /start@evil_bot now', '/start@evil_bot'],
  ['a number', 'It is +971 50 123 4567.', '+971 50 123 4567'],
  ['an isolated address in Arabic', 'الموقع \u2068a.example\u2069 مزيف', 'a.example'],
  ['an address in another script', 'यह बैंक.भारत नहीं है', 'बैंक.भारत'],
])('%s in a sentence is no link', (_, sentence, quoted) => {
  expect(withoutLinks(sentence)).toBe(sentence.replace(quoted, `<code>${quoted}</code>`))
})

test('markup in a sentence is shown as it is', () => {
  expect(withoutLinks('<b>"http://a.example"</b> & <i>c</i>')).toBe(
    '&lt;b&gt;&quot;<code>http://a.example</code>&quot;&lt;<code>/b</code>&gt; &amp; &lt;i&gt;c&lt;<code>/i</code>&gt;',
  )
})
