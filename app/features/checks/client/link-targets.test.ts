import { expect, test } from 'vitest'
import { analyze } from '#analyzer'
import { type CopiedLink, withTargets } from './link-targets.ts'

const TARGET = 'https://noor-parcel.example/pay'
const ROOM = 5000

test.each([
  ['words', 'Pay here today', 'here', `Pay here <${TARGET}> today`],
  ['Arabic words', 'ادفع من هنا اليوم', 'من هنا', `ادفع من هنا <${TARGET}> اليوم`],
  [
    'words over two lines',
    'Pay right\n  here today',
    'right here',
    `Pay right\n  here <${TARGET}> today`,
  ],
  [
    'words with characters of a regular expression',
    'Pay (here)* now',
    '(here)*',
    `Pay (here)* <${TARGET}> now`,
  ],
  ['no words, such as an image', 'Pay today', '', `Pay today <${TARGET}>`],
  ['words that are not in the text', 'Pay today', 'here', `Pay today <${TARGET}>`],
])('the target is added to a link with %s', (_, plain, words, text) => {
  expect(withTargets(plain, [link(words)], ROOM)).toEqual({ text, added: 1 })
})

test('the target follows the words of the link, not the same words before it', () => {
  const { text } = withTargets(
    'If you are here, press here.',
    [link('here', 'If you are here, press ')],
    ROOM,
  )
  expect(text).toBe(`If you are here, press here <${TARGET}>.`)
})

test('each of several links gets its own target, in order', () => {
  const links = [
    link('Pay', '', 'https://a.example'),
    link('Pay', 'Pay or ', 'https://b.example'),
    link('', '', 'https://c.example'),
    link('', '', 'https://d.example'),
  ]
  expect(withTargets('Pay or Pay', links, ROOM)).toEqual({
    text: 'Pay <https://a.example> or Pay <https://b.example> <https://c.example> <https://d.example>',
    added: 4,
  })
})

test.each([
  ['already show the target', 'See noor-parcel.example/pay', 'noor-parcel.example/pay', TARGET],
  ['lead to no website', 'Write to us', 'Write', 'mailto:a@b.example'],
  ['lead to a place on the same page', 'Read on', 'Read on', '#more'],
  ['are already followed by the target', `Pay here <${TARGET}>`, 'here', TARGET],
])('no target is added to words that %s', (_, plain, words, href) => {
  expect(withTargets(plain, [link(words, '', href)], ROOM)).toEqual({ text: plain, added: 0 })
})

test('a target that does not fit into the field is left out', () => {
  const links = [link('Pay'), link('here', 'Pay ', 'https://b.example')]
  expect(withTargets('Pay here', links, 25).text).toBe('Pay here <https://b.example>')
  expect(withTargets('Pay here', links, -1)).toEqual({ text: 'Pay here', added: 0 })
})

test('the analyzer detects that a link names another site than its target', () => {
  const plain = 'Your card is blocked. Sign in at www.emiratesnbd.com to go on.'
  const { text } = withTargets(plain, [link('www.emiratesnbd.com')], ROOM)
  const codes = analyze({ type: 'message', text }).findings.map(({ code }) => code)
  expect(codes).toContain('link-text-mismatch')
})

function link(words: string, before = '', href = TARGET): CopiedLink {
  return { words, before, href }
}
