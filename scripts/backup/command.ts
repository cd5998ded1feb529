import { BackupError } from '#app/features/backup/backup-error.server.ts'
import { ConfigurationError, type Env } from '#app/platform/env.server.ts'
import { errorMessage } from '#app/platform/error-message.server.ts'
import { findSecretKey } from '#app/platform/secrets/secret-key.server.ts'

/** Returns the secret keys of this installation. Creates none, because a new key decrypts nothing. */
export async function backupKeys(env: Env): Promise<[string, ...string[]]> {
  const [first, ...others] = env.SECRET_KEY ?? [await findSecretKey(env.DATA_DIR)]
  if (first) return [first, ...others.filter((key) => key !== null)]
  throw new ConfigurationError(
    `SECRET_KEY must be the key of the backup, or the file secret.key of its DATA_DIR be in ${env.DATA_DIR}`,
  )
}

/** Reports an error in one line. */
export function endWithOneLine(command: string, fault: unknown): void {
  console.error(`${command}: ${errorMessage(fault, BackupError)}`)
  process.exitCode = 1
}
