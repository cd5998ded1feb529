import type { Database } from '../connect.server.ts'
import { type AppliedMigration, appliedMigrations } from '../migrations.server.ts'
import {
  configureSession,
  copyOut,
  EPHEMERAL_TABLES,
  listTables,
  quote,
  type Table,
} from './tables.server.ts'

/** A consistent snapshot. Tables are read one after the other. */
export type Snapshot = {
  migrations: AppliedMigration[]
  tables: Table[]
  /** Returns the rows of a table in COPY format. */
  rows(table: Table): AsyncIterable<Buffer>
}

/** Reads the database in one snapshot without blocking writers. Works on a hot standby. */
export async function withSnapshot<Result>(
  db: Database,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await configureSession(client)
    const migrations = await appliedMigrations(client)
    const tables = await listTables(client)
    const kept = tables.filter(({ name }) => !EPHEMERAL_TABLES.includes(name))
    if (kept.length > 0) {
      const names = kept.map(({ name }) => `public.${quote(name)}`).join(', ')
      await client.query(`lock table ${names} in access share mode`)
    }
    const result = await work({
      migrations,
      tables: kept,
      rows: (table) => copyOut(client, table),
    })
    await client.query('commit')
    client.release()
    return result
  } catch (fault) {
    client.release(true)
    throw fault
  }
}
