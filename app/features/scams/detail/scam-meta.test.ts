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

test('an entry is an article on the way from the home page through the library', () => {
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

test('its words under the address of another language are kept out of search engines', () => {
  const robots = { name: 'robots', content: 'noindex' }
  expect(metaAt(`/scam-library/${SCAM.id}`)).not.toContainEqual(robots)
  expect(metaAt(`/ar/scam-library/${SCAM.id}`)).toContainEqual(robots)
})

test('its picture is the one of the language of the page', () => {
  expect(metaAt(`/ar/scam-library/${SCAM.id}`)).toContainEqual({
    property: 'og:image',
    content: `${ORIGIN}/ar/scam-library/${SCAM.id}/card.png`,
  })
})

test('the description of the page is the beginning of the entry, cut between words', () => {
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
])('the description of an entry of one endless word of %i letters and emoji parts none of them', (letters) => {
  const description = `${'x'.repeat(letters)}${'😀'.repeat(100)}`
  const meta = metaAt(`/scam-library/${SCAM.id}`, { ...SCAM, description })
  const tag = meta.find((tag) => 'name' in tag && tag.name === 'description')
  const content = tag && 'content' in tag ? String(tag.content) : ''
  expect(content).toMatch(/…$/)
  expect(content.isWellFormed()).toBe(true)
  expect(content.length).toBeGreaterThan(155)
})
