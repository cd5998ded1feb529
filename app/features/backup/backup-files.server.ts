import type { Env } from '#app/platform/env.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { openOutbox } from '#app/platform/mail/outbox.server.ts'
import { createEvidenceStore } from '#app/platform/storage/evidence-store.server.ts'
import { UNFINISHED } from '#app/platform/storage/write-file.server.ts'

/** A file that is kept beside the database; `bytes` is its length. */
export type BackupFile = FileName & { bytes: number }
export type FileName = { place: FileStore; path: string }

/** Evidence of reports, and the mails that no provider takes. */
const PLACES = ['evidence', 'outbox'] as const
export type FileStore = (typeof PLACES)[number]

/** Files of one kind, by paths of its own. */
type FilePlace = {
  put(path: string, bytes: Uint8Array): Promise<void>
  get(path: string): Promise<Buffer | null>
  remove(path: string): Promise<void>
  list(): AsyncIterable<{ path: string }>
}

/** A store of the network takes its time for each file. */
const AT_ONCE = 8

export type BackupFiles = Record<FileStore, FilePlace>

/** Opens the places where this configuration keeps files. */
export function openBackupFiles(env: Env): BackupFiles {
  return { evidence: createEvidenceStore(env), outbox: openOutbox(outboxOf(env)) }
}

/** Names every finished file. */
export async function* listFiles(files: BackupFiles): AsyncGenerator<FileName> {
  for (const place of PLACES) {
    for await (const { path } of files[place].list()) {
      if (!path.endsWith(UNFINISHED)) yield { place, path }
    }
  }
}

/** Every finished file with its bytes, several fetched at a time. One that is removed meanwhile is left out. */
export async function* readFiles(
  files: BackupFiles,
): AsyncGenerator<{ file: BackupFile; bytes: Buffer }> {
  const fetching: Promise<{ file: BackupFile; bytes: Buffer } | null>[] = []
  for await (const { place, path } of listFiles(files)) {
    const read = files[place]
      .get(path)
      .then((bytes) => bytes && { file: { place, path, bytes: bytes.length }, bytes })
    read.catch(() => {})
    fetching.push(read)
    if (fetching.length < AT_ONCE) continue
    const first = await fetching.shift()
    if (first) yield first
  }
  for (const read of fetching) {
    const next = await read
    if (next) yield next
  }
}

/** A name that no other file of any place has. */
export const nameOfFile = ({ place, path }: FileName) => `${place}:${path}`

/**
 * Puts files where they belong, several at a time, and can take them back. What is there under the name of one stays as
 * it is, and is named in `different` when it has other bytes.
 */
export function createFileWriter(files: BackupFiles) {
  const writing = new Set<Promise<void>>()
  const added: FileName[] = []
  const different = new Set<string>()
  let fault: unknown

  async function write({ place, path }: BackupFile, bytes: Buffer): Promise<void> {
    const before = await files[place].get(path)
    if (before) {
      if (!before.equals(bytes)) different.add(nameOfFile({ place, path }))
      return
    }
    added.push({ place, path })
    await files[place].put(path, bytes)
  }

  return {
    different: different as ReadonlySet<string>,
    /** Resolves when there is room for another. @throws what an earlier one has met with */
    async put(file: BackupFile, bytes: Buffer): Promise<void> {
      if (fault) throw fault
      const work: Promise<void> = write(file, bytes)
        .catch((met) => {
          fault ??= met
        })
        .finally(() => writing.delete(work))
      writing.add(work)
      if (writing.size >= AT_ONCE) await Promise.race(writing)
    },
    async finish(): Promise<void> {
      await Promise.all(writing)
      if (fault) throw fault
    },
    async takeBack(): Promise<void> {
      await Promise.all(writing)
      for (const { place, path } of added) await files[place].remove(path).catch(() => {})
    },
  }
}
