import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../tests/support/app.ts'
import { LONG_POLL } from '../../tests/support/timeouts.ts'
import { copyIn, copyOut } from './tables.server.ts'

const TABLE = { name: 'copied', columns: ['n', 'words'] }
/** About a hundred times the size of a socket buffer. */
const MANY = 200_000

test('rows copied out and in again are equal, and the client stays usable', async () => {
  const { client } = await clientWithRows(1000)
  const kept: Buffer[] = []
  for await (const piece of copyOut(client, TABLE)) kept.push(piece)
  await client.query('create temporary table before as table copied; truncate copied')
  await copyIn(client, TABLE, pieces(kept))
  const { rows } = await client.query('table before except table copied')
  const { rows: counts } = await client.query('select count(*)::int as n from copied')
  expect([rows, counts]).toEqual([[], [{ n: 1000 }]])
})

test('the server waits while nothing is read, so a table is not held in memory', async () => {
  const { client } = await clientWithRows(MANY)
  const { rows } = await client.query("select pg_table_size('copied')::int as bytes")
  const reader = copyOut(client, TABLE)[Symbol.asyncIterator]()
  await reader.next()
  const { stream } = (client as unknown as { connection: { stream: { bytesRead: number } } })
    .connection
  let seen = -1
  await vi.waitFor(
    () => {
      const [before, now] = [seen, stream.bytesRead]
      seen = now
      expect(now).toBe(before)
    },
    { ...LONG_POLL, interval: 200 },
  )
  expect(seen).toBeLessThan(rows[0].bytes / 10)
})

test.each<[string, AsyncIterable<Uint8Array>, RegExp]>([
  ['that the server rejects', endless('no number\tx\n'), /invalid input syntax/],
  ['that end early', broken('1\tx\n'), /^they ended early$/],
])('rows %s fail the copy with their error', async (_, rows, words) => {
  const { client } = await clientWithRows(0)
  await expect(copyIn(client, TABLE, rows)).rejects.toThrow(words)
})

test('reading rows fails if the connection breaks', async () => {
  const { client, pid, db } = await clientWithRows(MANY)
  const reading = (async () => {
    for await (const _ of copyOut(client, TABLE)) {
      await db.$client.query('select pg_terminate_backend($1)', [pid])
    }
  })()
  await expect(reading).rejects.toThrow(/terminat/)
})

async function* pieces(kept: readonly Buffer[]) {
  yield* kept
}

/** Repeats a row endlessly: a finite source may be sent completely before the server answers. */
async function* endless(row: string) {
  for (;;) yield Buffer.from(row)
}

async function* broken(row: string) {
  yield Buffer.from(row)
  throw new Error('they ended early')
}

async function clientWithRows(count: number) {
  const db = await testDatabase()
  const client = await db.$client.connect()
  onTestFinished(() => client.release(true))
  await client.query('create table copied (n integer, words text)')
  await client.query(
    "insert into copied select n, repeat('word ', 20) from generate_series(1, $1) n",
    [count],
  )
  const { rows } = await client.query('select pg_backend_pid() as pid')
  return { db, client, pid: rows[0].pid as number }
}
