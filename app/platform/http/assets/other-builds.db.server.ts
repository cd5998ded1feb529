import { eq, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.server.ts'
import { assets as kept } from '#database/schema/assets.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { type Asset, type Assets, assetOf, type Bodies, isHashed } from './assets.server.ts'

/** Longer than a page stays open and than a release takes to reach every process. */
const KEPT_FOR = sql`interval '30 days'`

/** Stores the hashed files of a build for other processes, and deletes those superseded long ago. */
export async function storeBuild(db: Database, assets: Assets): Promise<void> {
  const files = [...assets].filter(([path]) => isHashed(path))
  const paths = files.map(([path]) => path)
  if (paths.length === 0) return
  await inTransaction(db, async (queries) => {
    const { rows } = await queries.execute<{ path: string }>(
      sql`select path from assets where path in ${paths}`,
    )
    const known = new Set(rows.map(({ path }) => path))
    const fresh = files
      .filter(([path]) => !known.has(path))
      .map(([path, { bodies }]) => ({
        path,
        identity: bodies.get('identity') as Uint8Array,
        gzip: bodies.get('gzip') ?? null,
        br: bodies.get('br') ?? null,
      }))
    if (fresh.length > 0) await queries.insert(kept).values(fresh).onConflictDoNothing()
    await queries.execute(sql`
      update assets set superseded_at = case when superseded_at is null then now() end
      where (path in ${paths}) = (superseded_at is not null)`)
    await queries.execute(sql`delete from assets where superseded_at < now() - ${KEPT_FOR}`)
  })
}

/** Finds a hashed file of any build. */
export async function findAsset(db: Database, path: string): Promise<Asset | undefined> {
  const [row] = await db.select().from(kept).where(eq(kept.path, path))
  if (!row) return undefined
  const { identity, gzip, br } = row
  const bodies: Bodies = new Map([['identity', new Uint8Array(identity)]])
  if (gzip) bodies.set('gzip', new Uint8Array(gzip))
  if (br) bodies.set('br', new Uint8Array(br))
  return assetOf(path, bodies)
}
