/** The only folder of the bucket. */
export const EVIDENCE_FOLDER = 'scam-evidence/'

const NAME = /^[\w-]+(\.[\w-]+)*$/

/** The file's name without its folder. @throws Error for a path that could lead anywhere else */
export function nameOf(path: string): string {
  const name = path.slice(EVIDENCE_FOLDER.length)
  if (!path.startsWith(EVIDENCE_FOLDER) || !NAME.test(name)) throw new Error('no path of evidence')
  return name
}
