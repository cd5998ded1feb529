import type { MetaDescriptor } from 'react-router'
import { expect, test } from 'vitest'
import type { Thing } from '#app/features/shell/structured-data.ts'
import type { Scam } from '../scam.ts'
import { scamMeta } from './scam-meta.ts'

const SCAM: Scam = {
  id: '0198c0de-0000-7000-8000-000000000001',
  title: 'Parcel fee',
  description: `${'A long story about a parcel. '.repeat(20)}`,
  language: 'en',
  languages: ['en'],
  category: 'phishing',
  riskLevel: 'high',
  status: 'active',
  reportedCount: 0,
  createdAt: new Date('2026-03-01T00:00:00Z'),
  updatedAt: new Date('2026-03-02T00:00:00Z'),
  preventionTips: { points: [], language: 'en' },
  indicators: { points: [], language: 'en' },
  scamTypes: [],
}

const ORIGIN = 'https://himaya.example'

const metaAt = (pathname: string, scam = SCAM): MetaDescriptor[] =>
  scamMeta(
    { location: { pathname }, matches: [{ id: 'en/layout', loaderData: { origin: ORIGIN } }] },
    scam,
  )

const thingsOf = (meta: MetaDescriptor[]): Thing[] =>
  meta.flatMap((tag) =>
    'script:ld+json' in tag ? (tag['script:ld+json'] as { '@graph': Thing[] })['@graph'] : [],
  )

test('the structured data of an entry is an article with breadcrumbs through the library', () => {
  const [trail, article] = thingsOf(metaAt(`/scam-library/${SCAM.id}`))
  const steps = trail?.itemListElement as { item: string }[]
  expect(steps.map(({ item }) => item)).toEqual([
    `${ORIGIN}/`,
    `${ORIGIN}/scam-library`,
    `${ORIGIN}/scam-library/${SCAM.id}`,
  ])
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: SCAM.title,
    dateModified: '2026-03-02T00:00:00.000Z',
    image: `${ORIGIN}/scam-library/${SCAM.id}/card.png`,
  })
})

test('an entry under the URL of a language that it lacks has noindex', () => {
  const robots = { name: 'robots', content: 'noindex' }
  expect(metaAt(`/scam-library/${SCAM.id}`)).not.toContainEqual(robots)
  expect(metaAt(`/ar/scam-library/${SCAM.id}`)).toContainEqual(robots)
})

test('the card of an entry is in the language of the page', () => {
  expect(metaAt(`/ar/scam-library/${SCAM.id}`)).toContainEqual({
    property: 'og:image',
    content: `${ORIGIN}/ar/scam-library/${SCAM.id}/card.png`,
  })
})

test('the meta description is the beginning of the entry, cut between words', () => {
  const description = metaAt(`/scam-library/${SCAM.id}`).find(
    (tag) => 'name' in tag && tag.name === 'description',
  )
  const content = description && 'content' in description ? String(description.content) : ''
  expect(content.length).toBeLessThanOrEqual(161)
  expect(SCAM.description.startsWith(content.replace(/…$/, ''))).toBe(true)
  expect(content).toMatch(/(parcel\.|A|long|story|about|a)…$/)
})

test.each([
  79, 80, 159,
])('the meta description of a word of %i letters and many emoji splits no emoji', (letters) => {
  const description = `${'x'.repeat(letters)}${'😀'.repeat(100)}`
  const meta = metaAt(`/scam-library/${SCAM.id}`, { ...SCAM, description })
  const tag = meta.find((tag) => 'name' in tag && tag.name === 'description')
  const content = tag && 'content' in tag ? String(tag.content) : ''
  expect(content).toMatch(/…$/)
  expect(content.isWellFormed()).toBe(true)
  expect(content.length).toBeGreaterThan(155)
})
