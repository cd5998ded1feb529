import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkedText, personalDataIn } from './personal-data.tsx'

test('card numbers, phone numbers and email addresses are found, each once', () => {
  const title = 'Call from 050 123 4567'
  const description =
    'My card 4111 1111 1111 1111, write to sara@mail.example or sara@mail.example.'
  expect(personalDataIn([title, description])).toEqual([
    { kind: 'phone', text: '050 123 4567' },
    { kind: 'card', text: '4111 1111 1111 1111' },
    { kind: 'email', text: 'sara@mail.example' },
  ])
})

test('every occurrence of a found item is marked, and the text is unchanged', () => {
  const data = [{ kind: 'email', text: 'a@b.example' } as const]
  const html = renderToStaticMarkup(<MarkedText text="<a@b.example> and a@b.example" data={data} />)
  expect(html.match(/<mark[^>]*>a@b\.example<\/mark>/g)).toHaveLength(2)
  expect(html.replace(/<[^>]*>/g, '')).toBe('&lt;a@b.example&gt; and a@b.example')
})

test.each([
  ['en', 'They called me from a bank'],
  ['ar', 'اتصلوا بي من بنك'],
])('a text in the language %s has the matching lang attribute', (language, text) => {
  const html = renderToStaticMarkup(<MarkedText text={text} data={[]} />)
  expect(html).toContain(`lang="${language}"`)
})
