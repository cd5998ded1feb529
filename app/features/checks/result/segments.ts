import type { WordedReason } from '../word-analysis.server.ts'

/** A range of the text with the same warning signs. */
export type Segment = {
  start: number
  text: string
  /** Numbers of the warning signs that end here, from 1 as in the list; empty for plain text. */
  signs: number[]
}

/**
 * Splits a text at the boundaries of warning signs. Overlapping or adjacent ranges become one segment, so
 * that a highlight is not split; each sign's number appears once.
 */
export function segmentsOf(text: string, reasons: readonly WordedReason[]): Segment[] {
  const marks = reasons
    .flatMap(({ spans }, place) => spans.map((span) => ({ ...span, sign: place + 1 })))
    .sort((a, b) => a.start - b.start || a.end - b.end)
  const segments: Segment[] = []
  let reached = 0
  for (const { start, end, sign } of marks) {
    const last = segments.at(-1)
    if (last && last.signs.length > 0 && start <= reached) {
      if (end > reached) last.text += text.slice(reached, end)
      if (!last.signs.includes(sign)) last.signs = [...last.signs, sign].toSorted((a, b) => a - b)
    } else {
      if (start > reached)
        segments.push({ start: reached, text: text.slice(reached, start), signs: [] })
      segments.push({ start, text: text.slice(start, end), signs: [sign] })
    }
    reached = Math.max(reached, end)
  }
  if (reached < text.length) segments.push({ start: reached, text: text.slice(reached), signs: [] })
  return segments
}
