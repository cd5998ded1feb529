import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { FEED_FORMATS, KNOWN_FEEDS, readFeeds } from './feed.ts'
import LIST from './known-feeds.json' with { type: 'json' }

test('the known lists are as their schema describes them', () => {
  const schema = JSON.parse(
    readFileSync(new URL('known-feeds.schema.json', import.meta.url), 'utf8'),
  )
  const validate = new Ajv({ allErrors: true }).compile(schema)
  validate(LIST)
  expect(validate.errors).toBe(null)
  expect(schema.$defs.feed.properties.format.enum).toEqual([...FEED_FORMATS])
})

test('docs/feeds.md has the address, licence and interval of every known list', () => {
  const page = readFileSync(new URL('../../../docs/feeds.md', import.meta.url), 'utf8')
  for (const [name, { address, licence, intervalMinutes }] of Object.entries(KNOWN_FEEDS)) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\``))
    for (const fact of [address, licence, intervalWords(intervalMinutes)]) {
      expect(row, name).toContain(`| ${fact} |`)
    }
  }
})

test('a known list is turned on by its name', () => {
  expect(readFeeds(' cert-pl , majestic-million')).toMatchObject([
    { name: 'cert-pl', format: 'plain', purpose: 'block', trust: 'decisive', isOwnAddress: false },
    { name: 'majestic-million', purpose: 'allow', isOwnAddress: false },
  ])
})

test('a known list may have another address, and stays what it is', () => {
  const address = 'https://data.phishtank.com/data/KEY/online-valid.json.gz'
  expect(readFeeds(`phishtank=${address}`)).toMatchObject([
    { title: 'PhishTank', address, format: 'phishtank', trust: 'decisive', isOwnAddress: true },
  ])
})

test('an own list has format, effect and address', () => {
  expect(
    readFeeds('ours=plain:doubt:http://10.0.0.7/a?b=c:d,safe=csv:allow:https://a.example'),
  ).toMatchObject([
    {
      name: 'ours',
      address: 'http://10.0.0.7/a?b=c:d',
      purpose: 'block',
      trust: 'doubt',
      isOwnAddress: true,
    },
    { name: 'safe', format: 'csv', purpose: 'allow' },
  ])
})

test.each([
  'nobody-knows-this',
  'ours=https://lists.example/a',
  'ours=plain:https://lists.example/a',
  'ours=plain:sure:https://lists.example/a',
  'ours=xml:doubt:https://lists.example/a',
  'ours=plain:doubt:lists.example',
  'ours=plain:doubt:ftp://lists.example/a',
  'ours=plain:doubt:https://user:password@lists.example/a',
  'cert-pl=plain:allow:https://lists.example/a',
  'cert-pl,cert-pl',
  'Cert-PL',
  'constructor',
  'o urs=plain:doubt:https://lists.example/a',
])('%s is refused', (text) => {
  expect(readFeeds(text)).toBe(null)
})

const intervalWords = (minutes: number) =>
  minutes % 1440 === 0
    ? `${minutes / 1440} d`
    : minutes % 60 === 0
      ? `${minutes / 60} h`
      : `${minutes} min`
