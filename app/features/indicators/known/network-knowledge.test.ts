import { expect, test } from 'vitest'
import { contactsIn } from '#analyzer'
import type { NetworkFacts } from '../network/network-facts.server.ts'
import { knowledgeOfNetwork } from './network-knowledge.server.ts'

const TEXT = 'Look at https://shop.example-sale.top/a and https://bit.ly/abc'
const MESSAGE = { type: 'message', text: TEXT } as const
const { links } = contactsIn(MESSAGE)
const SHORT = links.find(({ host }) => host === 'bit.ly')!
const NONE: NetworkFacts = { ages: [], unregistered: [], held: [], targets: [] }

const age = (domain: string, ageDays: number) => {
  return { domain, ageDays, registered: new Date('2026-11-01') }
}

test('a domain that is days old is a sign at its links, an old one a fact of a website', () => {
  const facts = { ...NONE, ages: [age('example-sale.top', 4)] }
  const { reasons } = knowledgeOfNetwork(facts, links, MESSAGE)
  expect(reasons).toEqual([
    {
      code: 'young-domain',
      params: { what: 'example-sale.top', days: '4' },
      spans: [links[0]?.span],
    },
  ])
  const old = { ...NONE, ages: [age('example-sale.top', 400)] }
  expect(knowledgeOfNetwork(old, links, MESSAGE)).toMatchObject({ reasons: [], facts: [] })
  const asWebsite = knowledgeOfNetwork(old, links, { type: 'website', text: TEXT })
  expect(asWebsite).toMatchObject({ reasons: [], facts: [{ code: 'domain-age' }] })
})

test('the address behind a short link is told, judged, and looked up at the place of the link', () => {
  const to = 'https://emiratesnbd-secure-login.top/verify'
  const known = knowledgeOfNetwork({ ...NONE, targets: [{ from: SHORT, to }] }, links, MESSAGE)
  expect(known.facts).toMatchObject([
    { code: 'short-link', params: { what: 'bit.ly/abc', target: 'emiratesnbd-secure-login.top' } },
  ])
  expect(known.reasons).toMatchObject([{ code: 'bad-target', spans: [SHORT.span] }])
  expect(known.target).toMatchObject({ outcome: 'scam' })
  expect(known.indicators).toContainEqual({
    ...{ kind: 'domain', value: 'emiratesnbd-secure-login.top' },
    spans: [SHORT.span],
  })
})

test('an ordinary address behind a short link changes nothing', () => {
  const to = 'https://www.khaleejtimes.com/uae'
  const known = knowledgeOfNetwork({ ...NONE, targets: [{ from: SHORT, to }] }, links, MESSAGE)
  expect(known).toMatchObject({ reasons: [], target: null, facts: [{ code: 'short-link' }] })
})

test('the age of the domain behind a short link is told at the link', () => {
  const facts = {
    ...NONE,
    ages: [age('example-prize.top', 0)],
    targets: [{ from: SHORT, to: 'https://example-prize.top/' }],
  }
  const { reasons } = knowledgeOfNetwork(facts, links, MESSAGE)
  expect(reasons).toContainEqual({
    code: 'young-domain',
    params: { what: 'example-prize.top', days: '0' },
    spans: [SHORT.span],
  })
})
