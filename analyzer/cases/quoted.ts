import { analyze, type ContentType } from '../index.ts'

/** The words of a text that the sign of this code was seen by; none when it was not seen. */
export function quoted(text: string, code: string, type: ContentType = 'message'): string[] {
  const { findings, reassurances } = analyze({ type, text })
  const found = [...findings, ...reassurances].find((finding) => finding.code === code)
  return (found?.spans ?? []).map(({ start, end }) => text.slice(start, end))
}
