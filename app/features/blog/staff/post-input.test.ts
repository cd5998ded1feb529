import { expect, test } from 'vitest'
import {
  contentOf,
  MAX_LENGTHS,
  NEW_POST,
  type PostInput,
  postProblems,
  readPostInput,
} from './post-input.ts'

const choices = {
  categories: [{ id: 'banking', name: 'Banking' }],
  authors: [{ id: 'desk', name: 'Desk' }],
  covers: ['/covers/a.svg'],
}
const whole: PostInput = {
  ...NEW_POST,
  title: 'Title',
  slug: 'title',
  excerpt: 'Excerpt',
  content: 'Content',
  categoryId: 'banking',
  authorId: 'desk',
}
const problems = (change: Partial<PostInput>) => postProblems({ ...whole, ...change }, choices)

test('a complete article has no problems, with or without Arabic', () => {
  expect(problems({})).toEqual({})
  expect(problems({ titleAr: 'عنوان', excerptAr: 'مقتطف', contentAr: 'نص' })).toEqual({})
})

test.each([
  ['an empty title', { title: ' \n' }, { title: 'missing' }],
  ['a title with only invisible characters', { title: '\u200b \u2067' }, { title: 'missing' }],
  ['too long a title', { title: 'a'.repeat(MAX_LENGTHS.title + 1) }, { title: 'too-long' }],
  ['an empty excerpt', { excerpt: '' }, { excerpt: 'missing' }],
  ['too long a content', { content: 'a'.repeat(MAX_LENGTHS.content + 1) }, { content: 'too-long' }],
  ['a title that gives no slug', { title: 'عنوان', slug: '' }, { slug: 'unmade' }],
  ['neither title nor slug', { title: '', slug: '' }, { title: 'missing' }],
  ['a slug with a slash', { slug: 'a/b' }, { slug: 'not-a-slug' }],
  ['an unknown category', { categoryId: 'x' }, { categoryId: 'missing' }],
  ['no author', { authorId: '' }, { authorId: 'missing' }],
  [
    'a cover from another site',
    { coverImage: 'https://evil.example/a.png' },
    { coverImage: 'missing' },
  ],
  [
    'an Arabic title alone',
    { titleAr: 'عنوان' },
    { excerptAr: 'unfinished', contentAr: 'unfinished' },
  ],
])('%s is reported at its field', (_, change, told) => {
  expect(problems(change)).toEqual(told)
})

test('a form without fields gives the values of a new article', () => {
  expect(readPostInput(new FormData())).toEqual(NEW_POST)
})

test('an empty slug is made from the title, and missing Arabic is null', () => {
  const form = new FormData()
  form.set('title', 'A false\0 call')
  form.set('content', 'one\r\ntwo')
  const input = readPostInput(form)
  expect(input).toMatchObject({ title: 'A false call', slug: 'a-false-call', content: 'one\ntwo' })
  expect(contentOf(input)).toMatchObject({ titleAr: null, contentAr: null, coverImage: null })
})

test('a field with only invisible characters is empty', () => {
  const mark = ' \u200f\u2067 '
  const form = new FormData()
  for (const name of ['titleAr', 'excerptAr', 'contentAr', 'slug']) form.set(name, mark)
  form.set('title', 'A false call')
  expect(contentOf(readPostInput(form))).toMatchObject({
    titleAr: null,
    excerptAr: null,
    contentAr: null,
    slug: 'a-false-call',
  })
})
