import { EmbeddedPostgresError } from '#database/embedded/start.server.ts'
import { sqlState } from '#database/transaction.server.ts'
import { ConfigurationError } from './env.server.ts'
import { describeFault } from './log.server.ts'

/** Messages for database errors whose cause is outside Himaya (PostgreSQL, appendix A). */
const OF_DATABASES = new Map([
  [
    '25006',
    'DATABASE_URL must lead to a server that takes writes: this one is a standby, or set to be read only',
  ],
  [
    '42501',
    'a right is missing in the database: the role of DATABASE_URL must own it, and the server its files',
  ],
  ['53100', 'the disk of the database is full'],
  ['53300', 'the database has no connection left for the role of DATABASE_URL'],
])

/** Messages for file system errors (errno). */
const OF_FILES = new Map([
  ['EACCES', 'the right to do so is missing'],
  ['EDQUOT', 'no more room is allowed here'],
  ['EFBIG', 'a file here may not grow so large'],
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
 * Returns a one-line error message for the person who started a program. Never includes a database error's
 * message, which may contain row data.
 * @param told the program's own error classes, whose message is shown
 */
export function errorMessage(fault: unknown, ...told: readonly FaultClass[]): string {
  const state = sqlState(fault)
  const ofDatabase = OF_DATABASES.get(state ?? '')
  if (ofDatabase) return `${ofDatabase} (${state})`
  const ofFiles = explainFile(fault)
  if (ofFiles) return ofFiles
  const kinds = [ConfigurationError, EmbeddedPostgresError, ...told]
  return fault instanceof Error && kinds.some((kind) => fault instanceof kind)
    ? fault.message
    : JSON.stringify(describeFault(fault))
}

/** Returns a message for a file system error, with the path if known; null for any other error. */
function explainFile(fault: unknown): string | null {
  if (!(fault instanceof Error)) return null
  const { code = '', syscall, path } = fault as NodeJS.ErrnoException
  const words = fileErrorMessage(code)
  return words && syscall ? `${path ? `${path}: ` : ''}${words} (${code}, ${syscall})` : null
}

/** Returns the message of an errno code; undefined if it does not concern files. */
export function fileErrorMessage(code: string): string | undefined {
  return OF_FILES.get(code)
}
