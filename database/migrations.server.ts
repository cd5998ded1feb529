import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PoolClient, QueryConfig } from 'pg'
import type { Database } from './connect.server.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
/** An index over millions of rows takes minutes. */
const LONGEST_STEP_MS = 3_600_000

/** One step of the schema. `madeAt` is in milliseconds since 1970, and grows from each step to the next. */
export type Migration = { hash: string; madeAt: number; statements: readonly string[] }

/** A step that a database has taken. */
export type AppliedMigration = Pick<Migration, 'hash' | 'madeAt'>

/** Every step that this Himaya knows, oldest first. */
export function knownMigrations(folder = MIGRATIONS): Migration[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, hash, folderMillis }) => ({
    hash,
    madeAt: folderMillis,
    statements: sql.map(allowForForework),
  }))
}

/** Indexes may have been built or dropped beforehand, and columns added for them, without a stop to writes (docs/operations.md). */
function allowForForework(statement: string): string {
  return statement
    .replace(
      /^(\s*create\s+(?:unique\s+)?index\s+)(?!\s|(?:concurrently|if|on)\b)/im,
      '$1if not exists ',
    )
    .replace(/^(\s*alter\s+table\s+\S+\s+add\s+column\s+)(?!\s|if\b)/im, '$1if not exists ')
    .replace(/^(\s*drop\s+index\s+)(?!\s|(?:concurrently|if)\b)/im, '$1if exists ')
}

/**
 * Takes the steps that the database has not taken, all or none, however long they take. A database that a newer Himaya
 * has brought further is left as it is: what that one added is in nobody's way (docs/operations.md).
 */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<void> {
  const client = await db.$client.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    const last = (await appliedMigrations(client)).at(-1)
    await applyMigrations(
      client,
      migrations.filter(({ madeAt }) => !last || madeAt > last.madeAt),
    )
    await client.query('commit')
  } catch (fault) {
    await client.query('rollback').catch(() => {})
    throw fault
  } finally {
    client.release()
  }
}

/** The steps that the database has taken, oldest first; none for one that was never a Himaya's. */
export async function appliedMigrations(client: PoolClient): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`,
  )
  if (!found[0]?.exists) return []
  const { rows } = await client.query(
    'select hash, created_at as "madeAt" from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash, madeAt }) => ({ hash, madeAt: Number(madeAt) }))
}

/** Takes these steps within the transaction that the client is in, and writes them down where drizzle-kit looks. */
export async function applyMigrations(
  client: PoolClient,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(`
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint)`)
  for (const { hash, madeAt, statements } of migrations) {
    for (const text of statements) {
      await queryWithStepTimeout(client, text)
    }
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, madeAt],
    )
  }
}

/** Runs a statement for which no request waits, and whose answer the client too waits for as long as a step may take. */
export async function queryWithStepTimeout(client: PoolClient, text: string): Promise<void> {
  await client.query({ text, query_timeout: LONGEST_STEP_MS } as QueryConfig)
}
