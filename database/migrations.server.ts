import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PoolClient, QueryConfig } from 'pg'
import type { Database } from './connect.server.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
/** Timeout for one migration: an index over millions of rows takes minutes. */
const LONGEST_STEP_MS = 3_600_000

/** One migration. `madeAt` is in milliseconds since 1970 and increases with each. */
export type Migration = { hash: string; madeAt: number; statements: readonly string[] }

/** A migration applied to a database. */
export type AppliedMigration = Pick<Migration, 'hash' | 'madeAt'>

/** Returns all migrations of this version, oldest first. */
export function knownMigrations(folder = MIGRATIONS): Migration[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, hash, folderMillis }) => ({
    hash,
    madeAt: folderMillis,
    statements: sql.map(allowForForework),
  }))
}

/**
 * Indexes may have been created or dropped in advance, and columns added for them, without blocking writes
 * (docs/operations.md).
 */
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
 * Applies all pending migrations in one transaction. A database migrated by a newer version is left as it is,
 * because its additions are backward compatible (docs/operations.md).
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

/** Returns the applied migrations, oldest first; empty for a database without Himaya's schema. */
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

/** Applies migrations within the client's transaction and records them where drizzle-kit looks. */
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

/** Runs a statement with the timeouts of a migration. */
export async function queryWithStepTimeout(client: PoolClient, text: string): Promise<void> {
  await client.query({ text, query_timeout: LONGEST_STEP_MS } as QueryConfig)
}
