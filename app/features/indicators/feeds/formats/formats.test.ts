import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FeedError } from '../feed-error.ts'
import type { Bytes, Entries, Entry } from './entry.ts'
import { readCsv, readUrlhaus } from './read-csv.server.ts'
import { readLines } from './read-lines.server.ts'
import { readEvents, readManifest } from './read-misp.server.ts'
import { readPhishtank } from './read-phishtank.server.ts'
import { readAdguardLine, readHostsLine, readPlainLine } from './read-text-line.ts'

const LONGEST = 2048
const LIMITS = { documentBytes: LONGEST, events: 100 }
const ID = '5f7c2a3e-0a2b-4c55-9d57-2f8a1c9be001'
const MANIFEST_URL = 'https://feed.example/misp/manifest.json?key=1'

const READERS = {
  plain: (bytes: Bytes) => readLines(bytes, LONGEST, readPlainLine),
  hosts: (bytes: Bytes) => readLines(bytes, LONGEST, readHostsLine),
  adguard: (bytes: Bytes) => readLines(bytes, LONGEST, (line) => readAdguardLine(line, 'block')),
  csv: (bytes: Bytes) => readCsv(bytes, LONGEST),
  urlhaus: (bytes: Bytes) => readUrlhaus(bytes, LONGEST),
  phishtank: (bytes: Bytes) => readPhishtank(bytes, LONGEST),
  /** The text is an event. */
  misp: (bytes: Bytes) =>
    readEvents({ version: '', addresses: [new URL(MANIFEST_URL)] }, async () => bytes, LONGEST),
} satisfies Record<string, (bytes: Bytes) => Entries>

type Format = keyof typeof READERS

test.each<[Format, string, string, Entry[]]>([
  [
    'plain',
    'addresses, domains and comments',
    '\uFEFF# a list\n\nbad.example\r\nhttps://bad.example/a#b  # why\n*.worse.example\n// no\ntwo words\n; no',
    ['bad.example', 'https://bad.example/a#b', 'worse.example', null],
  ],
  [
    'hosts',
    'names after an address, without those of the machine',
    '127.0.0.1 localhost\n::1 ip6-localhost\n0.0.0.0 a.example b.example # both\n# c\n0.0.0.0 0.0.0.0\na.example',
    ['a.example', 'b.example', null],
  ],
  [
    'adguard',
    'rules for every visit of a domain',
    [
      '[Adblock Plus 2.0]\n! a comment\n||a.example^\n||b.example^$important,all\n||c.example/page^\n|https://d.example/x|',
      '||e.example^$third-party\n@@||f.example^\n||g*.example^\n/h[0-9]/\ni.example##.ad\n0.0.0.0 j.example\nk.example\n||',
    ].join('\n'),
    [
      'a.example',
      'b.example',
      'c.example/page',
      'https://d.example/x',
      'j.example',
      'k.example',
      null,
    ],
  ],
  [
    'csv',
    'the column that the header names',
    '# made today\nid,Domain,note\n1,a.example,"x, y"\n2,"b.example"\n3\n',
    ['a.example', 'b.example', null],
  ],
  [
    'csv',
    'the first column without a header',
    'a.example,1\nb.example,2\n',
    ['a.example', 'b.example'],
  ],
  [
    'urlhaus',
    'the third column',
    '# id,dateadded,url\r\n"1","2026-11-30","http://192.0.2.7:8080/a","online"\r\n"2","2026-11-30","http://a.example/?q=""b"""\r\n',
    ['http://192.0.2.7:8080/a', 'http://a.example/?q="b"'],
  ],
  [
    'phishtank',
    'the address of each object',
    '[{"phish_id":1,"url":"http:\\/\\/a.example\\/","details":[{"url":"x"}]},{"id":2},null]\n',
    ['http://a.example/', null, null],
  ],
  ['phishtank', 'an empty array', '[]', []],
  [
    'misp',
    'addresses that the event accuses, of attributes and objects',
    JSON.stringify({
      Event: {
        info: 'x',
        Attribute: [
          { type: 'domain', value: 'a.example', to_ids: true },
          { type: 'link', value: 'https://report.example', to_ids: true },
          { type: 'domain', value: 'mentioned.example', to_ids: false },
          { type: 'hostname|port', value: 'b.example|443', to_ids: true },
        ],
        Object: [
          { name: 'url', Attribute: [{ type: 'url', value: 'http://c.example/x', to_ids: true }] },
        ],
      },
    }),
    ['a.example', 'b.example', 'http://c.example/x'],
  ],
])('%s: %s', async (format, _, text, entries) => {
  expect(await read(format, [Buffer.from(text)])).toEqual(entries)
})

test('an exception is an entry of an allow-list', () => {
  expect(readAdguardLine('@@||a.example^', 'allow')).toEqual(['a.example'])
})

test('a manifest gives the events, the newest first, beside it', async () => {
  const other = ID.replace(/1$/, '2')
  const events = { [ID]: { timestamp: '100', info: 'x' }, [other]: { timestamp: 200 } }
  const read = (value: unknown, limits = LIMITS) =>
    readManifest(pieces([Buffer.from(JSON.stringify(value))]), MANIFEST_URL, limits)
  const { addresses, version } = await read(events)
  expect(addresses.map(String)).toEqual([
    `https://feed.example/misp/${other}.json?key=1`,
    `https://feed.example/misp/${ID}.json?key=1`,
  ])
  expect((await read({ ...events, [ID]: { timestamp: '101' } })).version).not.toBe(version)
  expect((await read(events, { ...LIMITS, events: 1 })).addresses).toHaveLength(1)
  await expect(read({ '../../etc/passwd': { timestamp: '1' } })).rejects.toMatchObject({
    code: 'malformed',
  })
})

test.each<[Format, string]>([
  ['plain', 'a'.repeat(LONGEST + 1)],
  ['csv', `"${'a\n'.repeat(LONGEST)}`],
  ['phishtank', `[{"url":"${'a'.repeat(3 * LONGEST)}`],
  ['phishtank', '<html>Sign in</html>'],
  ['phishtank', '[{"url":"http://a.example"}'],
  ['misp', '{"Event":{"Attribute":"none"}}'],
  ['misp', 'no JSON'],
])('%s: an endless or foreign text is malformed', async (format, text) => {
  await expect(read(format, [Buffer.from(text)])).rejects.toMatchObject({ code: 'malformed' })
})

test.each(
  Object.keys(READERS) as Format[],
)('%s: any bytes in any pieces give the same entries or the same failure', async (format) => {
  await fc.assert(
    fc.asyncProperty(
      hostileText,
      fc.array(fc.nat(LONGEST), { maxLength: 5 }),
      async (text, cuts) => {
        const whole = await outcome(format, [text])
        expect(await outcome(format, cutAt(text, cuts))).toEqual(whole)
      },
    ),
    { numRuns: 150 },
  )
})

test.each<[Format, (hosts: string[]) => string]>([
  ['plain', (hosts) => hosts.join('\n')],
  ['hosts', (hosts) => hosts.map((host) => `0.0.0.0\t${host}`).join('\r\n')],
  ['adguard', (hosts) => hosts.map((host) => `||${host}^`).join('\n')],
  ['csv', (hosts) => `domain\n${hosts.join('\n')}`],
  ['urlhaus', (hosts) => hosts.map((host) => `"1","2","${host}"`).join('\n')],
  ['phishtank', (hosts) => JSON.stringify(hosts.map((url) => ({ url })))],
  [
    'misp',
    (hosts) =>
      JSON.stringify({
        Event: { Attribute: hosts.map((value) => ({ type: 'domain', value, to_ids: true })) },
      }),
  ],
])('%s: what is written is read', async (format, write) => {
  const hosts = fc.array(fc.domain(), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(hosts, async (written) => {
      expect(await read(format, [Buffer.from(write(written))])).toEqual(written)
    }),
    { numRuns: 50 },
  )
})

const MARKS = [
  ...['\n', '\r\n', '"', ',', '#', '[', ']', '{', '}', '{"url":"a.example"}', '|', '||'],
  ...['||a.example^', '$', '@@', '*.', '0.0.0.0 ', 'a.example'],
]

/** Marks of the formats among anything. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...MARKS),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.uint8Array({ maxLength: 20 }),
      fc.constantFrom(' '.repeat(1500), '|'.repeat(1500), '#'.repeat(1500), gzipSync('a')),
    ),
    { maxLength: 20 },
  )
  .map((parts) => Buffer.concat(parts.map((part) => Buffer.from(part as string))))

async function outcome(format: Format, parts: readonly Uint8Array[]) {
  try {
    return await read(format, parts)
  } catch (fault) {
    if (fault instanceof FeedError) return fault.code
    throw fault
  }
}

async function read(format: Format, parts: readonly Uint8Array[]): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const group of READERS[format](pieces(parts))) entries.push(...group)
  return entries
}

async function* pieces(parts: readonly Uint8Array[]) {
  yield* parts
}

function cutAt(text: Buffer, cuts: readonly number[]): Buffer[] {
  const places = [0, ...cuts.filter((place) => place < text.length).toSorted((a, b) => a - b)]
  return places.map((place, n) => text.subarray(place, places[n + 1]))
}
