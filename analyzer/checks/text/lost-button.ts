import { anyOf } from '../../parse/language-data.ts'
import type { Span } from '../../types.ts'
import type { Check } from '../check.ts'

const LONGEST_BUTTON = 60
const MOST_BUTTONS = 6
/** Button labels for signing in, verifying identity or fetching something. */
const BUTTON = new RegExp(
  String.raw`^[ \t>*[(]{0,6}(${anyOf('button-words/button')}(?![\p{L}\p{N}])(?:[ \t]{1,2}[^\s.?!:;,\])>*»]{1,20}){0,4})[ \t\])>*»!]{0,4}$`,
  'iu',
)

/** A button whose link was lost when the mail was copied: a separate line with a button label. */
export const lostButton: Check = ({ type, text, links }) => {
  if (type !== 'email' || links.length > 0) return null
  const lines = text.split('\n')
  const spans: Span[] = []
  let start = 0
  for (const [at, line] of lines.entries()) {
    const isApart = at > 0 && !lines[at - 1]!.trim() && !lines[at + 1]?.trim()
    const words = isApart && line.length <= LONGEST_BUTTON ? BUTTON.exec(line) : null
    if (words) {
      const from = start + line.indexOf(words[1]!)
      spans.push({ start: from, end: from + words[1]!.trimEnd().length })
    }
    start += line.length + 1
  }
  return spans.length > 0 ? { params: {}, spans: spans.slice(0, MOST_BUTTONS) } : null
}
