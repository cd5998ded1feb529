/** The only folder of the bucket. */
export const EVIDENCE_FOLDER = 'scam-evidence/'

/**
 * Says whose the storage is: it holds the id of the one database that may decide what is not needed any more. No path of
 * evidence, so it is neither listed nor kept in a backup.
 */
export const EVIDENCE_MARK = `${EVIDENCE_FOLDER}.database`

const NAME = /^[\w-]+(\.[\w-]+)*$/

/** The file's name without its folder. @throws Error for a path that could lead anywhere else */
export function nameOf(path: string): string {
  if (!isEvidencePath(path) && path !== EVIDENCE_MARK) throw new Error('no path of evidence')
  return path.slice(EVIDENCE_FOLDER.length)
}

/** Whether a text is a path that evidence of a report can have. */
export function isEvidencePath(path: string): boolean {
  return path.startsWith(EVIDENCE_FOLDER) && NAME.test(path.slice(EVIDENCE_FOLDER.length))
}
