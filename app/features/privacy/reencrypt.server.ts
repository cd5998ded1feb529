import { rehashIndicators } from '#app/features/indicators/staff/rehash-indicators.db.server.ts'
import { evidencePurpose } from '#app/features/reports/evidence/store-evidence.server.ts'
import { resealFactors } from '#app/features/staff-access/security/reseal-factors.db.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { UNFINISHED } from '#app/platform/storage/write-file.server.ts'
import {
  replaceSealed,
  SEALED_COLUMNS,
  type SealedColumn,
  type SealedValue,
  sealedValues,
} from './sealed-values.db.server.ts'

/** `unreadable` values have a key that is no longer configured, or were altered. They are not changed. */
export type Reencryption = { values: number; images: number; unreadable: number }

const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000'

/**
 * Re-encrypts and hashes everything under the newest key, so that older keys can be removed. Skips current values, so an
 * interrupted run can be continued. Works while the site runs.
 */
export async function reencrypt(app: App): Promise<Reencryption> {
  const done: Reencryption = { values: 0, images: 0, unreadable: 0 }
  for (const column of SEALED_COLUMNS) await reencryptColumn(app, column, done)
  for await (const { path } of app.evidence.list()) {
    // Incomplete uploads are not images; the sweep deletes them.
    if (!path.endsWith(UNFINISHED)) await reencryptImage(app, path, done)
  }
  done.values += await rehashIndicators(app)
  const factors = await resealFactors(app)
  done.values += factors.values
  done.unreadable += factors.unreadable
  return done
}

async function reencryptColumn(app: App, column: SealedColumn, done: Reencryption): Promise<void> {
  let after = BEFORE_ALL_IDS
  while (true) {
    const values = await sealedValues(app.db, column, after)
    const last = values.at(-1)
    if (!last) return
    for (const value of values) {
      if (app.crypto.isCurrent(value.sealed)) continue
      const fresh = freshlySealed(app, column, value)
      if (!fresh) done.unreadable++
      else if (await replaceSealed(app.db, column, value, fresh)) done.values++
    }
    after = last.id
  }
}

function freshlySealed({ crypto }: App, { purpose, hash }: SealedColumn, { sealed }: SealedValue) {
  const plain = opened(() => crypto.decrypt(purpose, sealed))
  return plain === null
    ? null
    : {
        sealed: crypto.encrypt(purpose, plain),
        fingerprint: hash ? hash.of(crypto, plain) : null,
      }
}

async function reencryptImage(
  { crypto, evidence }: App,
  path: string,
  done: Reencryption,
): Promise<void> {
  const sealed = await evidence.get(path)
  if (!sealed || crypto.isCurrent(sealed)) return
  const purpose = evidencePurpose(path)
  const plain = opened(() => crypto.decryptBytes(purpose, sealed))
  if (plain) {
    await evidence.put(path, crypto.encryptBytes(purpose, plain))
    done.images++
  } else done.unreadable++
}

function opened<Plain>(decrypt: () => Plain): Plain | null {
  try {
    return decrypt()
  } catch {
    return null
  }
}
