import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { EVIDENCE_FOLDER, isEvidencePath, nameOf } from './evidence-path.server.ts'
import type { EvidenceStore } from './evidence-store.server.ts'
import { nullIfMissing, writeFileAtomically } from './write-file.server.ts'

/** Stores evidence as files readable by their owner only. Files are synced before `put` resolves. */
export function createFileStore(bucket: string): EvidenceStore {
  const folder = join(bucket, EVIDENCE_FOLDER)
  const place = (path: string) => join(folder, nameOf(path))
  return {
    async put(path, bytes) {
      await writeFileAtomically(folder, nameOf(path), bytes)
    },
    async get(path) {
      return readFile(place(path)).catch(nullIfMissing)
    },
    async remove(path) {
      await rm(place(path), { force: true })
    },
    async *list() {
      for (const name of (await readdir(folder).catch(nullIfMissing)) ?? []) {
        const path = EVIDENCE_FOLDER + name
        const facts = await stat(join(folder, name)).catch(nullIfMissing)
        if (facts?.isFile() && isEvidencePath(path)) yield { path, storedAt: facts.mtime }
      }
    },
  }
}
