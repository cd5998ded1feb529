import type { WordedReason } from '../word-analysis.server.ts'

/** A run of the text that the same warning signs point at. */
export type Segment = {
  start: number
  text: string
  /** Numbers of the warning signs that end here, counted from 1 as the list shows them; none for plain text. */
  signs: number[]
}

/**
 * Cuts a text where warning signs begin and end. Runs that overlap or touch become one segment, so that a mark is
 * never broken up; its number stands once for every sign.
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
