import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBlog, readScams } from './read-seed.ts'

const SEED = join(import.meta.dirname, '../../database/seed')
const TEXT = `
title: T
description: D
indicators: [I]
preventionTips: [P]
`

/** Copies the seed files, so that a test can change them. */
async function copy() {
  const folder = await mkdtemp(join(tmpdir(), 'himaya-seed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const part of ['scams', 'blog'])
    await cp(join(SEED, part), join(folder, part), { recursive: true })
  return {
    folder,
    write: async (name: string, text: string) => {
      const file = join(folder, name)
      await cp(join(SEED, 'scams/entries.yaml'), file, { recursive: true })
      await writeFile(file, text)
    },
    change: async (name: string, from: string | RegExp, to: string) => {
      const text = await readFile(join(folder, name), 'utf8')
      expect(text.replace(from, to)).not.toBe(text)
      await writeFile(join(folder, name), text.replace(from, to))
    },
  }
}

const entry = (slug: string, text: string) => `${slug}:${text.replaceAll('\n', '\n  ')}`

test('a new language needs only its files, and may lack entries and articles', async () => {
  const seed = await copy()
  await seed.write('scams/fr/some.yaml', entry('fake-parcel-fee', TEXT))
  await seed.write('blog/fr/task-jobs.md', '---\ntitle: "T: t"\nexcerpt: E\n---\n\nC\n\n---\nc\n')
  const entries = readScams(seed.folder)
  expect(entries.filter(({ texts }) => texts.fr).map(({ slug }) => slug)).toEqual([
    'fake-parcel-fee',
  ])
  expect(entries.find(({ texts }) => texts.fr)?.texts.fr).toEqual({
    title: 'T',
    description: 'D',
    indicators: ['I'],
    preventionTips: ['P'],
  })
  const { posts } = readBlog(seed.folder)
  expect(posts.flatMap(({ slug, texts }) => (texts.fr ? [[slug, texts.fr]] : []))).toEqual([
    ['task-jobs', { title: 'T: t', excerpt: 'E', content: 'C\n\n---\nc' }],
  ])
})

test.each([
  [
    'a title alone',
    'hi/a.yaml',
    entry('fake-parcel-fee', '\ntitle: T\n'),
    /^hi\/a\.yaml: \/fake-parcel-fee must have required property 'description'/,
  ],
  [
    'an empty description',
    'hi/a.yaml',
    entry('fake-parcel-fee', TEXT.replace('D', '""')),
    /^hi\/a\.yaml: \/fake-parcel-fee\/description must match/,
  ],
  [
    'an unknown entry',
    'hi/a.yaml',
    entry('fake-parcel', TEXT),
    /^hi\/a\.yaml: nothing is called fake-parcel$/,
  ],
  [
    'an entry that another file of the language has',
    'en/a.yaml',
    entry('fake-parcel-fee', TEXT),
    /^en\/parcels-and-bills\.yaml: fake-parcel-fee stands in two files of en$/,
  ],
  ['invalid YAML', 'hi/a.yaml', 'a: b: c', /^hi\/a\.yaml: Nested mappings/],
])('%s is rejected with the name of its file', async (_what, name, text, fault) => {
  const seed = await copy()
  await seed.write(`scams/${name}`, text)
  expect(() => readScams(seed.folder)).toThrow(fault)
})

test('an entry without English or with an unknown category is rejected', async () => {
  const seed = await copy()
  await seed.change('scams/en/job.yaml', /^[^\n]+\n\n(\S+:\n(?: .*\n)+)/, '')
  expect(() => readScams(seed.folder)).toThrow(/^\S+ has no English$/)
  const other = await copy()
  await other.change('scams/entries.yaml', 'category: phishing', 'category: parcels')
  expect(() => readScams(other.folder)).toThrow(
    /^entries\.yaml: \/fake-parcel-fee\/category must be equal to one of/,
  )
})

test.each([
  ['title: T\nexcerpt: E\n\nC\n', /^hi\/task-jobs\.md: the file must be object/],
  [
    '---\ntitle: T\n---\n\nC\n',
    /^hi\/task-jobs\.md: the file must have required property 'excerpt'/,
  ],
  ['---\ntitle: T\nexcerpt: E\n---\n', /^hi\/task-jobs\.md: no text below/],
])('an incomplete article is rejected: %j', async (text, fault) => {
  const seed = await copy()
  await seed.write('blog/hi/task-jobs.md', text)
  expect(() => readBlog(seed.folder)).toThrow(fault)
})

test('an article with an unknown author is rejected', async () => {
  const seed = await copy()
  await seed.change('blog/blog.yaml', 'author: support-desk', 'author: nobody')
  expect(() => readBlog(seed.folder)).toThrow(/^blog\.yaml: first-24-hours: no author nobody$/)
})
