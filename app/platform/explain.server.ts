import { EmbeddedPostgresError } from '#database/embedded/start.server.ts'
import { sqlState } from '#database/transaction.server.ts'
import { ConfigurationError } from './env.server.ts'
import { describeFault } from './log.server.ts'

/** read_only_sql_transaction (PostgreSQL, appendix A). */
const READ_ONLY = '25006'

/** What the system says of files and disks (errno), in words. */
const OF_FILES = new Map([
  ['EACCES', 'the right to do so is missing'],
  ['EDQUOT', 'no more room is allowed here'],
  ['EIO', 'the disk does not read or write'],
  ['EISDIR', 'a folder is there where a file should be'],
  ['EMFILE', 'too many files are open'],
  ['ENOENT', 'there is no such file or folder'],
  ['ENOSPC', 'the disk is full'],
  ['ENOTDIR', 'a file is there where a folder should be'],
  ['EPERM', 'the system does not allow it'],
  ['EROFS', 'the disk can only be read'],
])

type FaultClass = abstract new (...parts: never[]) => Error

/**
 * One line for whoever started a program: what to mend, or what of a fault may be written down. Never the message of a
 * database error, which can carry parts of a row.
 * @param told faults of the program's own whose message says what to mend
 */
export function explain(fault: unknown, ...told: readonly FaultClass[]): string {
  if (sqlState(fault) === READ_ONLY) {
    return `DATABASE_URL must lead to a server that takes writes: this one is a standby, or set to be read only (${READ_ONLY})`
  }
  const ofFiles = explainFile(fault)
  if (ofFiles) return ofFiles
  const kinds = [ConfigurationError, EmbeddedPostgresError, ...told]
  return fault instanceof Error && kinds.some((kind) => fault instanceof kind)
    ? fault.message
    : JSON.stringify(describeFault(fault))
}

/** What a fault of a file or a disk is, in words, with the path where the system names one; null for any other. */
function explainFile(fault: unknown): string | null {
  if (!(fault instanceof Error)) return null
  const { code = '', syscall, path } = fault as NodeJS.ErrnoException
  const words = wordsOfFile(code)
  return words && syscall ? `${path ? `${path}: ` : ''}${words} (${code}, ${syscall})` : null
}

/** What such a code of the system means; undefined for one that is not of files. */
export function wordsOfFile(code: string): string | undefined {
  return OF_FILES.get(code)
}
