import { analyze, type ContentType } from '../index.ts'

/** Returns the words of a text that triggered this finding code; empty if it was not found. */
export function quoted(text: string, code: string, type: ContentType = 'message'): string[] {
  const { findings, reassurances } = analyze({ type, text })
  const found = [...findings, ...reassurances].find((finding) => finding.code === code)
  return (found?.spans ?? []).map(({ start, end }) => text.slice(start, end))
}
