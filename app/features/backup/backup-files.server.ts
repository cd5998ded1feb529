import type { Env } from '#app/platform/env.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { openOutbox } from '#app/platform/mail/outbox.server.ts'
import { createEvidenceStore } from '#app/platform/storage/evidence-store.server.ts'
import { UNFINISHED } from '#app/platform/storage/write-file.server.ts'

/** A stored file outside the database; `bytes` is its length. */
export type BackupFile = FileName & { bytes: number }
export type FileName = { place: FileStore; path: string }

/** Evidence of reports, and mail stored without a provider. */
const PLACES = ['evidence', 'outbox'] as const
export type FileStore = (typeof PLACES)[number]

/** Access to files of one kind by path. */
type FilePlace = {
  put(path: string, bytes: Uint8Array): Promise<void>
  get(path: string): Promise<Buffer | null>
  remove(path: string): Promise<void>
  list(): AsyncIterable<{ path: string }>
}

/** Number of parallel transfers, because network storage has high latency. */
const AT_ONCE = 8

export type BackupFiles = Record<FileStore, FilePlace>

/** Opens the configured file stores. */
export function openBackupFiles(env: Env): BackupFiles {
  return { evidence: createEvidenceStore(env), outbox: openOutbox(outboxOf(env)) }
}

/** Lists every complete file. */
export async function* listFiles(files: BackupFiles): AsyncGenerator<FileName> {
  for (const place of PLACES) {
    for await (const { path } of files[place].list()) {
      if (!path.endsWith(UNFINISHED)) yield { place, path }
    }
  }
}

/**
 * Yields every complete file with its content, fetching several in parallel. Files deleted meanwhile are left
 * out.
 */
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

/** Returns a name that is unique across stores. */
export const nameOfFile = ({ place, path }: FileName) => `${place}:${path}`

/**
 * Writes files to their stores in parallel, and can undo that. Existing files are not changed; those with
 * other content are listed in `different`.
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
    /** Resolves when another file can be accepted. @throws the error of an earlier file */
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
