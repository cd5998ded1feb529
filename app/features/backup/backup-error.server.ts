/** A backup or a restore can't be. The message is one line that says what to mend, meant for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
