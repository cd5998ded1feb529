import { expect, test } from 'vitest'
import type { Scam } from '../scam.ts'
import { scamMeta, structuredData } from './scam-meta.ts'

const SCAM: Scam = {
  id: '0198c0de-0000-7000-8000-000000000001',
  title: 'Parcel </script><script>alert(1)</script> <!-- fee',
  description: `${'A long story about a parcel. '.repeat(20)}`,
  category: 'phishing',
  riskLevel: 'high',
  status: 'active',
  reportedCount: 0,
  createdAt: new Date('2026-03-01T00:00:00Z'),
  updatedAt: new Date('2026-03-02T00:00:00Z'),
  preventionTips: [],
  indicators: [],
  scamTypes: [],
}

test('nothing in an entry can end the element that holds its structured data', () => {
  const text = structuredData(SCAM, 'https://himaya.example')
  expect(text).not.toContain('<')
  const { '@graph': graph } = JSON.parse(text)
  expect(graph[1].headline).toBe(SCAM.title)
  expect(graph[0].itemListElement.map((step: { item: string }) => step.item)).toEqual([
    'https://himaya.example/',
    'https://himaya.example/scam-library',
    `https://himaya.example/scam-library/${SCAM.id}`,
  ])
})

test('the description of the page is the beginning of the entry, cut between words', () => {
  const meta = scamMeta({ location: { pathname: `/scam-library/${SCAM.id}` } }, SCAM, 'https://himaya.example')
  const description = meta.find((tag) => 'name' in tag && tag.name === 'description')
  const content = description && 'content' in description ? String(description.content) : ''
  expect(content.length).toBeLessThanOrEqual(161)
  expect(SCAM.description.startsWith(content.replace(/…$/, ''))).toBe(true)
  expect(content).toMatch(/(parcel\.|A|long|story|about|a)…$/)
})
