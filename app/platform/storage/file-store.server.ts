import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { EVIDENCE_FOLDER, nameOf } from './evidence-path.server.ts'
import type { EvidenceStore } from './evidence-store.server.ts'

/** Evidence as files that only their owner can read. What `put` has acknowledged outlasts a power cut. */
export function createFileStore(bucket: string): EvidenceStore {
  const folder = join(bucket, EVIDENCE_FOLDER)
  const place = (path: string) => join(folder, nameOf(path))
  return {
    async put(path, bytes) {
      const final = place(path)
      const unfinished = `${final}.${randomUUID()}.part`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        await writeDurably(unfinished, bytes)
        await rename(unfinished, final)
      } catch (fault) {
        await rm(unfinished, { force: true }).catch(() => {})
        throw fault
      }
      await syncFolder(folder)
    },
    async get(path) {
      return readFile(place(path)).catch(nullWhenMissing)
    },
    async remove(path) {
      await rm(place(path), { force: true })
    },
    async *list() {
      for (const name of (await readdir(folder).catch(nullWhenMissing)) ?? []) {
        const facts = await stat(join(folder, name)).catch(nullWhenMissing)
        if (facts) yield { path: `${EVIDENCE_FOLDER}${name}`, storedAt: facts.mtime }
      }
    },
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes a rename outlast a power cut. Windows opens no folder, and needs none of this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function nullWhenMissing(fault: NodeJS.ErrnoException): null {
  if (fault.code === 'ENOENT') return null
  throw fault
}
