import { anyOf } from '../../parse/language-data.ts'
import { touches } from '../../parse/spans.ts'
import type { Span } from '../../types.ts'
import type { Check } from '../check.ts'

/**
 * Of files that run a program, hold a disk or a web page, carry macros, or pack a single document so that no filter reads it. A
 * .zip alone says nothing: some computers pack every file that is sent.
 */
const ENDING =
  /\.(?:exe|scr|com|pif|bat|cmd|vbs|vbe|js|jse|wsf|hta|lnk|jar|msi|ps1|apk|xapk|iso|img|vhd|html?|shtml|svg|xlsm|docm|one|(?:pdf|docx?|xlsx?|jpe?g)\.(?:gz|rar|7z|ace|cab|arj|uue|r\d\d))(?![\p{L}\p{N}/]|[._-][\p{L}\p{N}])/iu
/** A name without gaps, but for the number that a browser gives to a second copy: "invoice (1).pdf.exe". */
const FILE = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}@/.-])[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_.-]|\([\p{L}\p{N}]{1,20}\)){0,60}(?: \(\d{1,3}\))?${ENDING.source}`,
  'giu',
)

/** An ending that people trust before the one that counts: "invoice.pdf.exe". */
const DOUBLE = /\.(?:pdf|docx?|xlsx?|jpe?g|png|txt|mp[34])\.\w{2,5}$/i
/** What may also be a page, a site or plain talk needs a word that says it is attached. */
const UNSURE = /\.(?:com|js|one|svg|html?|shtml|img)$/i
const ATTACHED = new RegExp(anyOf('contacts/attached'), 'iu')

/** A mail or message that brings a file which can run a program or show a false sign-in page. */
export const riskyAttachment: Check = ({ type, text, links }) => {
  // Most texts name no such file: to look at every word for where a name may begin costs far more.
  if (type === 'website' || !ENDING.test(text)) return null
  const addresses = links.map((link) => link.span)
  const spans: Span[] = []
  let file = ''
  for (const match of text.matchAll(FILE)) {
    const span = { start: match.index, end: match.index + match[0].length }
    if (touches(span, addresses)) continue
    const around = text.slice(Math.max(0, span.start - 120), span.end + 60)
    const isSure = DOUBLE.test(match[0]) || !UNSURE.test(match[0])
    if (!isSure && (/\.(?:com|one|js)$/i.test(match[0]) || !ATTACHED.test(around))) continue
    spans.push(span)
    file ||= match[0]
    if (spans.length === 6) break
  }
  return spans.length === 0 ? null : { params: { file }, spans }
}
