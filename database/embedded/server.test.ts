import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanUp, isLinux, query, start, temporaryDirectory, until } from './testing/harness.ts'

/** One server for read-only tests. */
let server: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  server = await start(join(await temporaryDirectory(), 'not/made/yet'))
})
afterAll(cleanUp)

describe('the server', () => {
  it('has durable commits and data checksums', async () => {
    const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']
    const settings = names.map((name) => `current_setting('${name}') as ${name}`)
    expect(await query(server.connection, `select ${settings.join()}`)).toEqual([
      { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', data_checksums: 'on' },
    ])
  })

  it('has the same locale, encoding and time zone on every host', async () => {
    const sql = `select datlocprovider, datlocale, current_setting('TimeZone') as zone,
      pg_encoding_to_char(encoding) as encoding
      from pg_database where datname = current_database()`
    expect(await query(server.connection, sql)).toEqual([
      { datlocprovider: 'b', datlocale: 'C.UTF-8', zone: 'UTC', encoding: 'UTF8' },
    ])
  })

  it('finds trigrams in Arabic', async () => {
    await query(server.connection, 'create extension pg_trgm')
    const sql = "select cardinality(show_trgm('رسالة')) > 3 as found"
    expect(await query(server.connection, sql)).toEqual([{ found: true }])
  })

  it.skipIf(!isLinux)('listens on a private socket and on no network address', async () => {
    const sql = "select current_setting('listen_addresses') as addresses"
    expect(await query(server.connection, sql)).toEqual([{ addresses: '' }])
    expect(statSync(server.connection.host).mode & 0o777).toBe(0o700)
  })

  it('logs no data of a client', async () => {
    await query(server.connection, "select 'a-secret'::uuid").catch(() => undefined)
    await query(server.connection, "do $$ begin raise warning 'a-secret'; end $$")
    await until(() => server.events.filter(({ kind }) => kind === 'message').length === 2)
    const said = { kind: 'message', process: 'client backend' }
    expect(server.events.slice(-2)).toEqual([
      { ...said, level: 'error', sqlState: '22P02' },
      { ...said, level: 'warning', sqlState: '01000' },
    ])
  })
})
