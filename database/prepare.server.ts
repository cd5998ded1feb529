import type { PoolClient } from 'pg'
import type { Database } from './connect.server.ts'
import { knownMigrations, migrate, queryWithStepTimeout } from './migrations.server.ts'
import { sqlState } from './transaction.server.ts'

/**
 * Errors of concurrent `create … if not exists`: duplicate_table, unique_violation, duplicate_schema,
 * duplicate_object.
 */
const MADE_BY_ANOTHER = new Set(['42P07', '23505', '42P06', '42710'])
/** Errors of a server without the extension or without permission to install it. */
const CANNOT_BE_HAD = /^(0A|42|58)/
/** Indexed for search: the search text of library entries, and of reports what staff see. */
const SEARCH_INDEXES = {
  scams_search: 'scams using gin (search_text gin_trgm_ops)',
  reported_scams_search:
    'reported_scams using gin (lower(title || chr(10) || description) gin_trgm_ops)',
}

/**
 * Migrates the schema and runs `seed`, one process at a time. The others wait on a row lock, which every
 * PostgreSQL-compatible database supports, and then find nothing to do.
 */
export async function prepareDatabase(db: Database, seed: () => Promise<void>): Promise<void> {
  await makeLockTable(db)
  const client = await db.$client.connect()
  try {
    // Sent as one message, so that a server that ends idle transactions does not end this one.
    await client.query(`
      begin;
      set local statement_timeout = 0;
      set local idle_in_transaction_session_timeout = 0`)
    await queryWithStepTimeout(client, 'select id from startup_lock for update')
    await migrate(db, knownMigrations())
    await seed()
    await indexSearch(client)
    await client.query('commit')
  } catch (fault) {
    await client.query('rollback').catch(() => {})
    throw fault
  } finally {
    client.release()
  }
}

/** Creates trigram indexes if the extension is available. Otherwise search scans tables. */
async function indexSearch(client: PoolClient): Promise<void> {
  await client.query('savepoint before_index')
  try {
    await client.query('create extension if not exists pg_trgm')
    for (const [name, place] of Object.entries(SEARCH_INDEXES)) {
      if (await exists(client, name)) continue
      await queryWithStepTimeout(client, `create index if not exists ${name} on ${place}`)
    }
  } catch (fault) {
    if (!CANNOT_BE_HAD.test(sqlState(fault) ?? '')) throw fault
    await client.query('rollback to savepoint before_index')
  }
}

/**
 * `if not exists` checks only after acquiring the table lock, behind a vacuum for example, and blocks all
 * writers meanwhile.
 */
async function exists(client: PoolClient, index: string): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) is not null as "exists"', [index])
  return rows[0]?.exists
}

async function makeLockTable(db: Database): Promise<void> {
  const make = () =>
    db.$client.query(
      `create table if not exists startup_lock (id integer primary key);
       insert into startup_lock values (1) on conflict do nothing`,
    )
  await make().catch((fault) => {
    if (!MADE_BY_ANOTHER.has(sqlState(fault) ?? '')) throw fault
    return make()
  })
}
