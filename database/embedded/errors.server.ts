/**
 * Why the embedded server could not be started or used:
 * - `in-use`: another running Himaya owns the directory
 * - `stopped`: the running Himaya whose server we used has stopped
 * - `no-binaries`: no PostgreSQL binaries for this platform, or they cannot be run
 * - `no-account`: Node runs as root and no other account exists to run the server
 * - `initdb-failed`, `start-failed`: PostgreSQL itself failed; the message contains its last output
 * - `disk-full`, `permission`: file system errors
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

/** The embedded server could not be started. The message is one line for the operator. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresErrorCode

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, ' ').trim(), options)
    this.name = 'EmbeddedPostgresError'
    this.code = code
  }
}

/** Returns the system's error code (`ENOENT`, …) of a thrown value, if any. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

/** Converts any startup error to an `EmbeddedPostgresError`. */
export function asEmbeddedPostgresError(error: unknown): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error
  const message = error instanceof Error ? error.message : String(error)
  return errorFromOutput('start-failed', `The embedded PostgreSQL did not start: ${message}`, error)
}

/** Creates an error; replaces `code` if the text indicates a full disk or missing permission. */
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
