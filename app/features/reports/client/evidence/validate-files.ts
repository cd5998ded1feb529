import { LIMITS } from '#app/domain/limits.ts'

export type EvidenceProblem = 'rejected' | 'heic' | 'too-many'

/** End of the type of a HEIC image, or of its name where the browser does not know the type: heic, heif, hif. */
const HEIC = /\bhe?i[cf]$/i

/** Whether a file is a HEIC image by its type or name. */
export const isCalledHeic = (file: File): boolean => HEIC.test(calledBy(file))

const calledBy = ({ type, name }: File): string => type || name

/**
 * Splits offered files into accepted ones and problems. Files already collected are ignored.
 * @param types those that the server can decode: see `readableTypes`
 */
export function validateFiles(
  chosen: readonly File[],
  offered: Iterable<File>,
  types: string,
): { kept: File[]; problems: EvidenceProblem[] } {
  const problems = new Set<EvidenceProblem>()
  const kept = [...chosen]
  for (const file of offered) {
    if (chosen.some((other) => keyOf(other) === keyOf(file))) continue
    const problem = problemOf(file, types) ?? (kept.length >= LIMITS.evidenceFiles && 'too-many')
    if (problem) problems.add(problem)
    else kept.push(file)
  }
  return { kept: kept.slice(chosen.length), problems: [...problems] }
}

/** Client-side check only; the server decodes each file. */
function problemOf(file: File, types: string): EvidenceProblem | null {
  if (RegExp(types, 'i').test(calledBy(file)))
    return file.size && file.size <= LIMITS.evidenceFile ? null : 'rejected'
  return isCalledHeic(file) ? 'heic' : 'rejected'
}

/** Identical for files that are the same by all that is known without reading them. */
function keyOf({ name, size, lastModified, type }: File): string {
  return [size, lastModified, type, name].join()
}

/** Returns a pattern of what every server can decode, and of HEIC if this one can. Others are rejected before upload. */
export function readableTypes(readsHeic: boolean): string {
  return `^image/(?:jpeg|png|gif|webp|avif)$${readsHeic ? `|${HEIC.source}` : ''}`
}
