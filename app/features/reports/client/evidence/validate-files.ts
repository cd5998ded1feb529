import { LIMITS } from '#app/domain/limits.ts'

export type EvidenceProblem = 'rejected' | 'too-many'

/** Splits offered files into accepted ones and problems. Files already collected are ignored. */
export function validateFiles(
  chosen: readonly File[],
  offered: readonly File[],
): { kept: File[]; problems: EvidenceProblem[] } {
  const fresh = offered.filter((file) => !chosen.some((other) => isSame(file, other)))
  const fitting = fresh.filter(mayBeEvidence)
  const kept = fitting.slice(0, LIMITS.evidenceFiles - chosen.length)
  const problems: EvidenceProblem[] = []
  if (fitting.length < fresh.length) problems.push('rejected')
  if (kept.length < fitting.length) problems.push('too-many')
  return { kept, problems }
}

/** Formats the server can decode. HEIC, TIFF and others are rejected before upload. */
const READ_BY_SERVER = new Set(
  ['jpeg', 'png', 'gif', 'webp', 'avif'].map((format) => `image/${format}`),
)

/** Client-side check only; the server decodes each file. */
function mayBeEvidence({ type, size }: File): boolean {
  return READ_BY_SERVER.has(type) && size > 0 && size <= LIMITS.evidenceFile
}

function isSame(one: File, other: File): boolean {
  return (
    one.name === other.name &&
    one.size === other.size &&
    one.lastModified === other.lastModified &&
    one.type === other.type
  )
}
