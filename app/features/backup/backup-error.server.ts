/** A backup or restore failed. The message is one line for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
