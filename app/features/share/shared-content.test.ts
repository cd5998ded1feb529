import { expect, test } from 'vitest'
import { sharedContent, sharedMail, sharedPicture } from './shared-content.ts'

const LINK = 'http://emiratespost-ae.top/pay'

test.each([
  ['a link in the text', { text: LINK }],
  ['a link of its own', { url: LINK }],
  ['a link in both', { text: LINK, url: LINK }],
  ['a page with its title', { title: 'Pay for your parcel', text: LINK }],
])('%s is checked as a website', (_, parts) => {
  expect(sharedContent(form(parts))).toEqual({ type: 'website', text: LINK })
})

test('an address without a scheme is checked as a website', () => {
  expect(sharedContent(form({ text: 'www.emiratespost-ae.top' })).type).toBe('website')
})

test.each([
  ['words', { text: 'Your parcel is on hold' }, 'Your parcel is on hold'],
  [
    'words with a link',
    { text: `Your parcel is on hold: ${LINK}` },
    `Your parcel is on hold: ${LINK}`,
  ],
  [
    'a title, words and a link',
    { title: 'Emirates Post', text: 'Your parcel is on hold', url: LINK },
    `Emirates Post\nYour parcel is on hold\n${LINK}`,
  ],
  ['words that are in the title already', { title: 'Hello', text: 'Hello there' }, 'Hello there'],
  ['two links', { text: LINK, url: 'https://bank.example' }, `${LINK}\nhttps://bank.example`],
  ['nothing', {}, ''],
])('%s is checked as a message', (_, parts, text) => {
  expect(sharedContent(form(parts))).toEqual({ type: 'message', text })
})

test('a text that is too long to be checked is not searched for the shared link', () => {
  const text = `${'a'.repeat(5000)} ${LINK}`
  expect(sharedContent(form({ text, url: LINK })).text).toBe(`${text}\n${LINK}`)
})

test('a file in the text field is ignored', () => {
  const data = new FormData()
  data.set('text', new File(['x'], 'x.txt'))
  expect(sharedContent(data).text).toBe('')
})

test('a shared file is an email unless it is empty', () => {
  const data = new FormData()
  expect(sharedMail(data)).toBeNull()
  data.set('mail', new File([], 'empty.eml'))
  expect(sharedMail(data)).toBeNull()
  data.set('mail', new File(['Subject: x'], 'notice.eml'))
  data.set('title', 'Your parcel')
  expect(sharedMail(data)?.name).toBe('notice.eml')
  expect(sharedContent(data)).toEqual({ type: 'email', text: '' })
})

test('a shared picture is read beside its text, unless it is empty or an email is shared too', () => {
  const data = form({ text: LINK })
  expect(sharedPicture(data)).toBeNull()
  data.set('picture', new File([], 'empty.png'))
  expect(sharedPicture(data)).toBeNull()
  data.set('picture', new File(['x'], 'chat.png', { type: 'image/png' }))
  expect(sharedPicture(data)?.name).toBe('chat.png')
  expect(sharedContent(data)).toEqual({ type: 'website', text: LINK })
  data.set('mail', new File(['Subject: x'], 'notice.eml'))
  expect(sharedPicture(data)).toBeNull()
})

function form(parts: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(parts)) data.set(name, value)
  return data
}
