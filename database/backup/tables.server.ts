import { pipeline } from 'node:stream/promises'
import pg, { type PoolClient } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/** A table of the schema `public`, and its columns in their order. */
export type Table = { name: string; columns: string[] }

/** What every process makes for itself at the start. */
const LOCK_TABLE = 'startup_lock'

/**
 * What is good for the moment only, and stays behind. A session or a mailed code that was ended after the backup must
 * not come back to life with it, nor may whoever gets hold of a backup and its key sign in by one; a lease is held by a
 * process that runs; the places of a rolling hour are given back; every process brings the scripts of its own build; and
 * what is restored elsewhere is another database, with no say over the storage of the first.
 */
export const EPHEMERAL_TABLES: readonly string[] = [
  'sessions',
  'verifications',
  'rate_limits',
  'leases',
  'assets',
  'database_identity',
]

/** Every table there is but the lock of the start. */
export async function listTables(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select t.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.tables t
     join information_schema.columns c using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name <> $1
       and c.is_generated = 'NEVER'
     group by t.table_name order by t.table_name`,
    [LOCK_TABLE],
  )
  return rows
}

/** Makes every type's text the same on every server, and gives the work the time it takes. */
export async function configureSession(client: PoolClient): Promise<void> {
  await client.query(`
    set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0;
    set local datestyle = 'ISO';
    set local intervalstyle = 'postgres';
    set local timezone = 'UTC';
    set local bytea_output = 'hex';
    set local extra_float_digits = 3`)
}

/**
 * The rows of a table as COPY writes them, in pieces that end anywhere. A client that was left before the end is good for
 * nothing more: release it with `true`.
 */
export function copyOut(client: PoolClient, table: Table): AsyncIterable<Buffer> {
  const rows = client.query(copyTo(`copy ${named(table)} to stdout`))
  // Whoever reads is told of an error. One that comes after the last row, or the last reader, would end the process.
  return rows.on('error', () => {})
}

/** Adds rows as `copyOut` gave them. @throws what the server says of them, or what `rows` throws */
export function copyIn(
  client: PoolClient,
  table: Table,
  rows: AsyncIterable<Uint8Array>,
): Promise<void> {
  return pipeline(rows, client.query(copyFrom(`copy ${named(table)} from stdin`)))
}

const named = ({ name, columns }: Table) =>
  `public.${quote(name)} (${columns.map(quote).join(', ')})`

/** A name as SQL takes it whatever letters it has. */
export const quote = (name: string) => pg.escapeIdentifier(name)
