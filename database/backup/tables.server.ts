import { pipeline } from 'node:stream/promises'
import pg, { type PoolClient } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/** A table of the schema `public` with its columns in order. */
export type Table = { name: string; columns: string[] }

/** Created by every process at start. */
const LOCK_TABLE = 'startup_lock'

/**
 * Tables with temporary data, which are not backed up. A session or emailed code revoked after the backup
 * must not become valid again, and must not allow whoever obtains a backup and its key to sign in. A lease
 * belongs to a running process, rate limits expire, every process stores the files of its own build, and a
 * restored database is a new one without ownership of the first one's storage. Lists of others are downloaded again.
 */
export const EPHEMERAL_TABLES: readonly string[] = [
  'sessions',
  'verifications',
  'rate_limits',
  'leases',
  'assets',
  'database_identity',
  'feeds',
  'feed_indicators',
]

/** Lists all tables except the startup lock. */
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

/** Makes text representations the same on every server, and disables timeouts. */
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
 * Returns the rows of a table in COPY format, in chunks of any size. If reading stops early, release the
 * client with `true`, as it cannot be reused.
 */
export function copyOut(client: PoolClient, table: Table): AsyncIterable<Buffer> {
  const rows = client.query(copyTo(`copy ${named(table)} to stdout`))
  // The reader receives errors. One after the last row, or after the last reader, would otherwise end the
  // process.
  return rows.on('error', () => {})
}

/** Inserts rows from `copyOut`. @throws the server's error, or that of `rows` */
export function copyIn(
  client: PoolClient,
  table: Table,
  rows: AsyncIterable<Uint8Array>,
): Promise<void> {
  return pipeline(rows, client.query(copyFrom(`copy ${named(table)} from stdin`)))
}

const named = ({ name, columns }: Table) =>
  `public.${quote(name)} (${columns.map(quote).join(', ')})`

/** Quotes an SQL identifier. */
export const quote = (name: string) => pg.escapeIdentifier(name)
