import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { fileErrorMessage } from '#app/platform/error-message.server.ts'
import { open, SealError } from '#app/platform/secrets/sealed-stream.server.ts'
import { type Counts, type Reader, readArchive, UnknownFormatError } from './archive.server.ts'
import { BackupError } from './backup-error.server.ts'

/**
 * Reads a complete backup.
 * @param reader handlers; by default the backup is only verified
 * @throws BackupError for a file that is unreadable, of another format, damaged, or encrypted with another
 *   key
 */
export async function readBackup(
  file: string,
  secretKeys: readonly string[],
  reader: Reader = VERIFY_ONLY,
): Promise<Counts> {
  try {
    if ((await stat(file)).isDirectory()) {
      throw new BackupError(`${file} can't be read: ${describeFileError('EISDIR')}`)
    }
    return await pipeline(
      createReadStream(file),
      (sealed) => open(secretKeys, sealed),
      createGunzip(),
      (archive: AsyncIterable<Uint8Array>) => readArchive(archive, reader),
    )
  } catch (fault) {
    throw explained(file, fault)
  }
}

/** Describes a file system error for the operator. */
export function describeFileError(code: string): string {
  const words = fileErrorMessage(code)
  return words ? `${words} (${code})` : code
}

/** Reads everything and stores nothing. */
export const VERIFY_ONLY: Reader = {
  async opening() {},
  async table(_, rows) {
    for await (const _piece of rows);
  },
  total() {},
  async file() {},
}

function explained(file: string, fault: unknown): unknown {
  if (fault instanceof UnknownFormatError) {
    return new BackupError(`${file} was made by another version of Himaya, which can read it`)
  }
  if (fault instanceof SealError) {
    return new BackupError(
      {
        'not-sealed': `${file} is no backup of Himaya`,
        'unknown-key': `${file} was made under another SECRET_KEY, whose id is ${fault.keyId}: give that one too`,
        altered: `${file} is damaged, cut short or altered: nothing of it can be trusted`,
      }[fault.code],
    )
  }
  const { code, path } = fault as NodeJS.ErrnoException
  if (path === file && code)
    return new BackupError(`${file} can't be read: ${describeFileError(code)}`)
  return fault
}
