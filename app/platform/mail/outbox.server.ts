import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { nullIfMissing, UNFINISHED, writeFileAtomically } from '../storage/write-file.server.ts'
import { addressOf } from './address.server.ts'
import { MailError, type MailTransport } from './message.server.ts'

const FINISHED = '.eml'

/** Stores each mail as an .eml file (RFC 5322), readable by its owner only. */
export function outboxTransport(directory: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (envelope) => {
    const { message } = await composer.sendMail(envelope)
    try {
      await writeFileAtomically(directory, randomUUID() + FINISHED, message as Buffer)
    } catch {
      throw new MailError('not-kept')
    }
  }
}

/** Accesses the mails of an outbox as files by name. Restored files keep their modification time. */
export function openOutbox(directory: string) {
  return {
    async *list() {
      for (const path of await filesIn(directory, FINISHED)) yield { path }
    },
    get: async (path: string) => readFile(join(directory, nameOf(path))).catch(nullIfMissing),
    async put(path: string, bytes: Uint8Array) {
      await writeFileAtomically(directory, nameOf(path), bytes)
      const written = new Date((await PostalMime.parse(bytes)).date ?? '')
      if (!Number.isNaN(written.getTime())) await utimes(join(directory, path), written, written)
    },
    remove: async (path: string) => rm(join(directory, nameOf(path)), { force: true }),
  }
}

/** Validates a file name. @throws Error for a path that leads elsewhere */
function nameOf(path: string): string {
  if (basename(path) !== path || !path.endsWith(FINISHED)) throw new Error('no mail of the outbox')
  return path
}

/** A mail in the outbox. */
export type StoredMail = {
  file: string
  date: string | undefined
  from: string
  replyTo: string | undefined
  to: string[]
  subject: string
  text: string
  /** See `Message`. */
  isAutomatic: boolean
}

/**
 * Returns the mails in which an address is sender, reply address or recipient, in any spelling, including
 * incomplete files.
 */
export async function mailsOf(directory: string, address: string): Promise<StoredMail[]> {
  const found: StoredMail[] = []
  for (const file of await filesIn(directory, FINISHED, UNFINISHED)) {
    const mail = await readMail(directory, file)
    if (!mail) continue
    const people = [mail.from, mail.replyTo ?? '', ...mail.to].map(addressOf)
    if (people.includes(addressOf(address))) found.push(mail)
  }
  return found
}

/** Yields all mails with their time, oldest first. */
export async function* mailsByAge(directory: string): AsyncGenerator<StoredMail & { at: Date }> {
  const files: { file: string; at: Date }[] = []
  for (const file of await filesIn(directory, FINISHED)) {
    const found = await stat(join(directory, file)).catch(nullIfMissing)
    if (found) files.push({ file, at: found.mtime })
  }
  for (const { file, at } of files.sort((one, other) => one.at.getTime() - other.at.getTime())) {
    const mail = await readMail(directory, file)
    if (mail) yield { ...mail, at }
  }
}

async function readMail(directory: string, file: string): Promise<StoredMail | null> {
  const bytes = await readFile(join(directory, file)).catch(nullIfMissing)
  if (!bytes) return null
  const {
    date,
    from,
    replyTo,
    to,
    headers,
    subject = '',
    text = '',
  } = await PostalMime.parse(bytes)
  return {
    file,
    date,
    from: from?.address ?? '',
    replyTo: replyTo?.[0]?.address,
    to: (to ?? []).map((box) => box.address ?? ''),
    subject,
    text,
    isAutomatic: headers.some(({ key }) => key === 'auto-submitted'),
  }
}

/** Removes files. Missing ones are ignored. */
export async function removeMails(directory: string, files: readonly string[]): Promise<void> {
  for (const file of files) await rm(join(directory, file), { force: true })
}

/** Removes mails written before `cutoff`, including incomplete files. Returns their number. */
export async function removeMailsBefore(directory: string, cutoff: Date): Promise<number> {
  let removed = 0
  for (const file of await filesIn(directory, FINISHED, UNFINISHED)) {
    const path = join(directory, file)
    const written = await stat(path).catch(nullIfMissing)
    if (!written || written.mtime >= cutoff) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}

async function filesIn(directory: string, ...endings: string[]): Promise<string[]> {
  const names = (await readdir(directory).catch(nullIfMissing)) ?? []
  return names.filter((name) => endings.some((ending) => name.endsWith(ending))).sort()
}
