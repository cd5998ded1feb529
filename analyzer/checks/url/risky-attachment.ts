import { anyOf } from '../../parse/language-data.ts'
import { touches } from '../../parse/spans.ts'
import type { ParsedContent } from '../../parsed-content.ts'
import type { Span } from '../../types.ts'
import type { Check, Found } from '../check.ts'

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
/** Of files that run as they are opened, and of disks that hold such a file. */
const PROGRAM =
  /\.(?:exe|scr|pif|bat|cmd|vbs|vbe|js|jse|wsf|hta|lnk|jar|msi|ps1|apk|xapk|iso|img|vhd)$/i
const SCRIPT = /\.jse?$/i
const SENT_ALONG = new RegExp(anyOf('contacts/sent_along'), 'iu')
/** Before a name that a mail program lists: nothing else in its line, or what it calls such a list. */
const LABEL = new RegExp(
  String.raw`(?:^|\n)[^\p{L}\p{N}\n]{0,8}(?:${anyOf('mail-programs/attachments')}[^\p{L}\n]{0,8})?$`,
  'iu',
)
const LINE_END = /^["'”»*_>)\]\s]{0,3}(?:\n|$)/u
const SIZE = /^["'”»]?[ \t]{0,3}[([,•·-]?[ \t]{0,3}\d{1,4}(?:[.,]\d{1,2})?[ \t]?[KM]i?B\b/iu
/** Of more files nobody speaks. */
const MOST_FILES = 50

/** A mail or message that brings a file which can run a program or show a false sign-in page. */
export const riskyAttachment: Check = (content) =>
  firstOf(
    filesIn(content).filter(({ name, around }) => {
      const isSure = DOUBLE.test(name) || !UNSURE.test(name)
      return isSure || (!/\.(?:com|one|js)$/i.test(name) && ATTACHED.test(around))
    }),
  )

/** The same of a script, which is plain talk among those who write them, where the mail program itself says that it is attached. */
export const attachedScript: Check = (content) =>
  firstOf(filesIn(content).filter(({ name, isListed }) => isListed && SCRIPT.test(name)))

/** Whether a program came with the text, by what the mail program lists or by the words around its name. */
export function bringsProgram(content: ParsedContent): boolean {
  return filesIn(content).some(
    ({ name, beside, isListed }) =>
      PROGRAM.test(name) && (isListed || (!SCRIPT.test(name) && SENT_ALONG.test(beside))),
  )
}

type File = {
  readonly name: string
  readonly span: Span
  readonly around: string
  /** The same without the name. */
  readonly beside: string
  /** It stands as programs list what is attached: in a line of its own, perhaps with its size. */
  readonly isListed: boolean
}

function filesIn({ type, text, links }: ParsedContent): File[] {
  // Most texts name no such file: to look at every word for where a name may begin costs far more.
  if (type === 'website' || !ENDING.test(text)) return []
  const addresses = links.map((link) => link.span)
  return [...text.matchAll(FILE)].slice(0, MOST_FILES).flatMap(({ 0: name, index }) => {
    const span = { start: index, end: index + name.length }
    if (touches(span, addresses)) return []
    const before = text.slice(Math.max(0, index - 120), index)
    const after = text.slice(span.end, span.end + 60)
    const isListed = (LABEL.test(before) && LINE_END.test(after)) || SIZE.test(after)
    return [{ name, span, around: before + name + after, beside: `${before}\n${after}`, isListed }]
  })
}

function firstOf(files: readonly File[]): Found | null {
  const [first] = files
  if (!first) return null
  return { params: { file: first.name }, spans: files.slice(0, 6).map(({ span }) => span) }
}
