import { randomUUID } from 'node:crypto'
import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Suffix of incomplete files. */
export const UNFINISHED = '.part'

/** Writes a file readable by its owner only, atomically. Synced to disk before it resolves. */
export function writeFileAtomically(
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  return keep(folder, name, bytes, rename)
}

/** Like `writeFileAtomically`. @throws EEXIST if the file exists; it is not changed */
export function writeNewFileAtomically(
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  return keep(folder, name, bytes, link)
}

async function keep(
  folder: string,
  name: string,
  bytes: Uint8Array,
  give: (from: string, to: string) => Promise<void>,
): Promise<void> {
  const path = join(folder, name)
  const unfinished = `${path}.${randomUUID()}${UNFINISHED}`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await writeDurably(unfinished, bytes)
    await give(unfinished, path)
  } finally {
    await rm(unfinished, { force: true }).catch(() => {})
  }
  await syncFolder(folder)
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

/** Syncs a directory entry to disk. Not possible or needed on Windows. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** For a `catch`: maps ENOENT to null. */
export function nullIfMissing(fault: NodeJS.ErrnoException): null {
  if (fault.code === 'ENOENT') return null
  throw fault
}
