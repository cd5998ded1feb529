/** The only folder in the bucket. */
export const EVIDENCE_FOLDER = 'scam-evidence/'

/**
 * Contains the id of the database that owns this storage and may delete unreferenced files. Not an evidence
 * path, so it is neither listed nor backed up.
 */
export const EVIDENCE_MARK = `${EVIDENCE_FOLDER}.database`

const NAME = /^[\w-]+(\.[\w-]+)*$/

/** Returns the file name without folder. @throws Error for a path outside the folder */
export function nameOf(path: string): string {
  if (!isEvidencePath(path) && path !== EVIDENCE_MARK) throw new Error('no path of evidence')
  return path.slice(EVIDENCE_FOLDER.length)
}

/** Whether the text is a valid evidence path. */
export function isEvidencePath(path: string): boolean {
  return path.startsWith(EVIDENCE_FOLDER) && NAME.test(path.slice(EVIDENCE_FOLDER.length))
}
