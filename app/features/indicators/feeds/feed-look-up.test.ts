import { expect, test } from 'vitest'
import { readFeeds } from '#app/domain/feeds/feed.ts'
import { feedIndicators, feeds } from '#database/schema/feeds.ts'
import { testDatabase } from '../../../../tests/support/app.ts'
import type { Indicator, WebIndicatorKind } from '../indicator.ts'
import { type Listing, listedIn } from './feed-look-up.db.server.ts'
import { harmfulListings } from './harmful-listings.ts'

type WebIndicator = Indicator<WebIndicatorKind>

const SINCE = new Date('2026-11-01T08:00:00Z')
const PAGE: WebIndicator = { kind: 'url', value: 'shop.bad.example/pay' }
const HOST: WebIndicator = { kind: 'host', value: 'shop.bad.example' }
const DOMAIN: WebIndicator = { kind: 'domain', value: 'bad.example' }
const AT = 'https://lists.example'
const FEEDS = readFeeds(`soft=plain:doubt:${AT},hard=csv:decisive:${AT},safe=plain:allow:${AT}`)!

test('an indicator is found on every list that has it now, with its date', async () => {
  const db = await testDatabase()
  const [hard, soft, old, loading] = [1, 2, 3, 4].map(() => crypto.randomUUID()) as [
    string,
    string,
    string,
    string,
  ]
  await db.insert(feeds).values([
    { name: 'hard', generation: hard, loading },
    { name: 'soft', generation: soft },
  ])
  await db.insert(feedIndicators).values(
    [
      [hard, DOMAIN],
      [soft, DOMAIN],
      [soft, PAGE],
      [old, HOST],
      [loading, HOST],
      [hard, { kind: 'domain', value: 'other.example' } as WebIndicator],
    ].map(([generation, indicator]) => ({
      ...(indicator as WebIndicator),
      generation: generation as string,
      firstSeen: SINCE,
    })),
  )
  const found = await listedIn(db, [PAGE, HOST, DOMAIN, DOMAIN])
  expect(found).toHaveLength(3)
  expect(found).toEqual(
    expect.arrayContaining([
      listing(DOMAIN, 'hard'),
      listing(DOMAIN, 'soft'),
      listing(PAGE, 'soft'),
    ]),
  )
  expect(await listedIn(db, [{ kind: 'host', value: DOMAIN.value }])).toEqual([])
  expect(await listedIn(db, [])).toEqual([])
})

test.each<[string, Listing[], string[]]>([
  [
    'a decisive list comes first',
    [listing(PAGE, 'soft'), listing(DOMAIN, 'hard')],
    ['hard domain', 'soft url'],
  ],
  ['a list that was turned off means nothing', [listing(DOMAIN, 'gone')], []],
  ['an allow-list accuses nobody', [listing(DOMAIN, 'safe')], []],
  ['an allowed domain cancels its listing', [listing(DOMAIN, 'hard'), listing(DOMAIN, 'safe')], []],
  [
    'an allowed domain cancels listings of its hosts',
    [listing(HOST, 'hard'), listing(DOMAIN, 'safe')],
    [],
  ],
  ['an allowed host cancels its listing', [listing(HOST, 'hard'), listing(HOST, 'safe')], []],
  [
    'an allowed host does not cancel that of the domain',
    [listing(DOMAIN, 'hard'), listing(HOST, 'safe')],
    ['hard domain'],
  ],
  [
    'nothing cancels the listing of a page',
    [listing(PAGE, 'soft'), listing(DOMAIN, 'safe'), listing(PAGE, 'safe')],
    ['soft url'],
  ],
  [
    'an allowed domain does not cancel that of another which ends like it',
    [listing({ kind: 'domain', value: 'very-bad.example' }, 'hard'), listing(DOMAIN, 'safe')],
    ['hard domain'],
  ],
])('%s', (_, listings, harmful) => {
  const found = harmfulListings(FEEDS, listings)
  expect(found.map(({ feed, kind }) => `${feed} ${kind}`)).toEqual(harmful)
  for (const { title, trust } of found)
    expect(FEEDS).toContainEqual(expect.objectContaining({ title, trust }))
})

function listing(indicator: WebIndicator, feed: string): Listing {
  return { ...indicator, feed, since: SINCE }
}
