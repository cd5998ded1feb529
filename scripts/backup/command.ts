import { parseArgs } from 'node:util'
import { BackupError } from '#app/features/backup/backup-error.server.ts'
import { ConfigurationError, type Env } from '#app/platform/env.server.ts'
import { explain } from '#app/platform/explain.server.ts'
import { findSecretKey } from '#app/platform/secrets/secret-key.server.ts'

/** The one file that was named, and whether --replace was given where it may be; else says how to, and ends. */
export function readArguments(usage: string, mayReplace: boolean) {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    })
    const [file, ...rest] = positionals
    const { replace } = values
    if (file && rest.length === 0 && (mayReplace || !replace)) return { file, replace }
  } catch {
    // An option that there is not: the usage says which there are.
  }
  console.error(usage)
  process.exit(2)
}

/** The keys of this installation; none is made, because a new one opens nothing. */
export async function backupKeys(env: Env): Promise<[string, ...string[]]> {
  const [first, ...others] = env.SECRET_KEY ?? [await findSecretKey(env.DATA_DIR)]
  if (first) return [first, ...others.filter((key) => key !== null)]
  throw new ConfigurationError(
    `SECRET_KEY must be the key of the backup, or the file secret.key of its DATA_DIR be in ${env.DATA_DIR}`,
  )
}

/** Says in one line what is wrong. */
export function endWithOneLine(command: string, fault: unknown): void {
  console.error(`${command}: ${explain(fault, BackupError)}`)
  process.exitCode = 1
}
