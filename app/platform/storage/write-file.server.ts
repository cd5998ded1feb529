import { randomUUID } from 'node:crypto'
import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The ending of what a crash has cut short. */
export const UNFINISHED = '.part'

/** Keeps a file that only its owner can read: all of the bytes or nothing. Once acknowledged it outlasts a power cut. */
export function writeFileAtomically(
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  return keep(folder, name, bytes, rename)
}

/** As `writeFileAtomically`. @throws EEXIST when there is one of that name already, which stays */
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

/** Makes a name outlast a power cut. Windows opens no folder, and needs none of this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** For a `catch`: what is not there reads as null. */
export function nullIfMissing(fault: NodeJS.ErrnoException): null {
  if (fault.code === 'ENOENT') return null
  throw fault
}
