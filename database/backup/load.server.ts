import { setTimeout as pause } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { Database } from '../connect.server.ts'
import { type AppliedMigration, applyMigrations, type Migration } from '../migrations.server.ts'
import { takeSiteLock } from '../site-lock.server.ts'
import { sqlState } from '../transaction.server.ts'
import { createRowTotal, type RowTotal } from './row-total.server.ts'
import {
  configureSession,
  copyIn,
  copyOut,
  listTables,
  quote,
  type Table,
} from './tables.server.ts'

/** Number of attempts, for connections of a process that has just exited. */
const MAX_LOOKS = 20
const LOOK_MS = 250

/** Fills one table with rows in COPY format. */
export type LoadTable = (table: Table, rows: AsyncIterable<Uint8Array>) => Promise<void>

/**
 * Why nothing was restored:
 * - `in-use`: a site is running, or another session of our role is at work
 * - `not-empty`: tables exist
 * - `unknown-schema`: the rows belong to a newer or foreign schema
 * - `differs`: the restored rows differ from the backup
 * - `unsure`: the connection broke during commit, so it may or may not have succeeded
 */
export type LoadErrorCode = 'in-use' | 'not-empty' | 'unknown-schema' | 'differs' | 'unsure'

export type LoadOptions = {
  /** The migrations applied to the rows' schema. */
  taken: readonly AppliedMigration[]
  /** The migrations of this version. */
  known: readonly Migration[]
  /** Whether existing tables are replaced. */
  replace: boolean
}

export class LoadError extends Error {
  override readonly name = 'LoadError'
  readonly code: LoadErrorCode

  constructor(code: LoadErrorCode) {
    super(code)
    this.code = code
  }
}

/**
 * Creates the schema described by `taken`, lets `work` fill it, verifies the rows, and migrates to the
 * current schema, all in one transaction.
 * @param db without timeouts, because every step takes as long as the tables are large
 * @param work returns the expected total of each table
 * @throws LoadError
 */
export async function loadDatabase(
  db: Database,
  { taken, known, replace }: LoadOptions,
  work: (load: LoadTable) => Promise<ReadonlyMap<Table, RowTotal>>,
): Promise<void> {
  const client = await db.$client.connect()
  let isEnding = false
  try {
    await beginAlone(client)
    await configureSession(client)
    await client.query(`set local maintenance_work_mem = '256MB'`)
    await makePlace(client, replace)
    const before = known.slice(0, taken.length)
    if (before.map(({ hash }) => hash).join() !== taken.map(({ hash }) => hash).join()) {
      throw new LoadError('unknown-schema')
    }
    await applyMigrations(client, before)
    const rebuild = await putOffIndexes(client)
    const totals = await work((table, rows) => copyIn(client, table, rows))
    for (const statement of rebuild) await client.query(statement)
    await moveSequencesOn(client)
    for (const [table, total] of totals) await compare(client, table, total)
    await applyMigrations(client, known.slice(taken.length))
    isEnding = true
    await client.query('commit')
  } catch (fault) {
    client.release(true)
    throw isEnding && !sqlState(fault) ? new LoadError('unsure') : fault
  }
  // The restore succeeded even if `analyze` fails.
  const isTold = await client.query('analyze').then(
    () => true,
    () => false,
  )
  client.release(!isTold)
}

/**
 * Begins a transaction with the database to itself: every process of a site holds the site lock, and other
 * sessions of our role count while they work. Idle ones do not, because a pooler keeps them.
 */
async function beginAlone(client: PoolClient): Promise<void> {
  for (let look = 0; ; look++) {
    // Outside the transaction, in which the server would repeat its first snapshot.
    const others = await countWorking(client)
    await client.query('begin')
    if (others === 0 && (await takeSiteLock(client))) return
    await client.query('rollback')
    if (look === MAX_LOOKS) throw new LoadError('in-use')
    await pause(LOOK_MS)
  }
}

async function countWorking(client: PoolClient): Promise<number> {
  const { rows } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
       and backend_type = 'client backend' and state not in ('idle', 'disabled')`,
  )
  return rows.length
}

async function makePlace(client: PoolClient, replace: boolean): Promise<void> {
  const tables = await listTables(client)
  if (tables.length > 0 && !replace) throw new LoadError('not-empty')
  for (const { name } of tables) await client.query(`drop table public.${quote(name)} cascade`)
  await client.query('drop table if exists drizzle.__drizzle_migrations')
}

/**
 * Drops indexes and foreign keys for the load: recreating them afterwards is much faster, and table order
 * does not matter.
 * @returns the statements that recreate them
 */
async function putOffIndexes(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid)) as make, 2 as turn
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    union all
    select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 1
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    order by turn`)
  for (const { drop } of rows.toReversed()) await client.query(drop)
  return rows.map(({ make }) => make)
}

/** Advances every sequence beyond the highest existing value. */
async function moveSequencesOn(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(`
    select pg_get_serial_sequence(quote_ident(table_schema) || '.' || quote_ident(table_name), column_name)
      as sequence, table_name as table, column_name as column
    from information_schema.columns
    where table_schema = 'public'
      and pg_get_serial_sequence(quote_ident(table_schema) || '.' || quote_ident(table_name), column_name)
        is not null`)
  for (const { sequence, table, column } of rows) {
    await client.query(
      `select setval($1, coalesce((select max(${quote(column)}) from public.${quote(table)}), 0) + 1, false)`,
      [sequence],
    )
  }
}

async function compare(client: PoolClient, table: Table, wanted: RowTotal): Promise<void> {
  const found = createRowTotal()
  for await (const piece of copyOut(client, table)) found.add(piece)
  const { rows, sum } = found.total()
  if (rows !== wanted.rows || sum !== wanted.sum) throw new LoadError('differs')
}
