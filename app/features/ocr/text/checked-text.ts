import type { ContentType } from '#app/domain/content-type.ts'
import type { CodeContent } from '../codes/code-content.ts'
import type { MessageText } from './message-text.ts'

/** Content for the checker and its tab. */
export type CheckedText = { readonly type: ContentType; readonly text: string }

/**
 * Makes the checker's input from a reading: sender, text, and what codes hold. The sender stands in a head line
 * (`From`, RFC 5322), which the analyzer knows.
 */
export function checkedText(
  { from, text }: MessageText,
  codes: readonly CodeContent[],
): CheckedText {
  const contents = codes.flatMap(({ checked }) =>
    checked && !text.includes(checked) ? [checked] : [],
  )
  const website = codes.find(({ kind }) => kind === 'website')?.checked
  if (!text && website) return { type: 'website', text: website }
  const sender = from ? [`From: ${from}`] : []
  return {
    type: from?.includes('@') ? 'email' : 'message',
    text: [...sender, text, ...contents].filter(Boolean).join('\n'),
  }
}
