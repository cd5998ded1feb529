/**
 * Why the embedded server could not be started, or used:
 * - `in-use`: another live Himaya owns the directory
 * - `stopped`: the live Himaya that owned the directory, and that we worked beside, has gone
 * - `no-binaries`: no PostgreSQL binaries for this platform, or they do not run on it
 * - `no-account`: Node runs as root and no other account exists to run the server
 * - `initdb-failed`, `start-failed`: PostgreSQL itself refused; the message holds its last words
 * - `disk-full`, `permission`: the file system refused
 */
export type EmbeddedPostgresErrorCode =
  | 'in-use'
  | 'stopped'
  | 'no-binaries'
  | 'no-account'
  | 'initdb-failed'
  | 'start-failed'
  | 'disk-full'
  | 'permission'

/** The embedded server could not be started. The message is one line, meant for the operator. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresErrorCode

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, ' ').trim(), options)
    this.name = 'EmbeddedPostgresError'
    this.code = code
  }
}

/** The system's error code (`ENOENT`, …) of a thrown value, if it has one. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

/** Turns whatever went wrong during a start into an `EmbeddedPostgresError`. */
export function asEmbeddedPostgresError(error: unknown): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error
  const message = error instanceof Error ? error.message : String(error)
  return errorFromOutput('start-failed', `The embedded PostgreSQL did not start: ${message}`, error)
}

/** An error whose `code` says more than `code` if the text names a full disk or a refusal. */
export function errorFromOutput(
  code: EmbeddedPostgresErrorCode,
  text: string,
  cause?: unknown,
): EmbeddedPostgresError {
  if (/ENOSPC|EDQUOT|No space left|quota exceeded/i.test(text)) {
    return new EmbeddedPostgresError('disk-full', text, { cause })
  }
  if (/EACCES|EPERM|EROFS|Permission denied|not permitted|Read-only file/i.test(text)) {
    return new EmbeddedPostgresError('permission', text, { cause })
  }
  return new EmbeddedPostgresError(code, text, { cause })
}
