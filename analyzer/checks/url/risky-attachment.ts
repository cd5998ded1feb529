import { anyOf } from '../../parse/language-data.ts'
import { touches } from '../../parse/spans.ts'
import type { ParsedContent } from '../../parsed-content.ts'
import type { Span } from '../../types.ts'
import type { Check, Found } from '../check.ts'

/**
 * Extensions of programs, disk images, web pages, macro documents, and archives that hide a single document
 * from filters. A .zip alone is harmless: some computers zip every file that is sent.
 */
const ENDING =
  /\.(?:exe|scr|com|pif|bat|cmd|vbs|vbe|js|jse|wsf|hta|lnk|jar|msi|ps1|apk|xapk|iso|img|vhd|html?|shtml|svg|xlsm|docm|one|(?:pdf|docx?|xlsx?|jpe?g)\.(?:gz|rar|7z|ace|cab|arj|uue|r\d\d))(?![\p{L}\p{N}/]|[._-][\p{L}\p{N}])/iu
/**
 * A file name without spaces, except for the number a browser adds to a second copy: "invoice (1).pdf.exe".
 */
const FILE = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}@/.-])[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_.-]|\([\p{L}\p{N}]{1,20}\)){0,60}(?: \(\d{1,3}\))?${ENDING.source}`,
  'giu',
)

/** A trusted extension before the effective one: "invoice.pdf.exe". */
const DOUBLE = /\.(?:pdf|docx?|xlsx?|jpe?g|png|txt|mp[34])\.\w{2,5}$/i
/**
 * Extensions that are also domains or ordinary words. They count only with a word that says the file is
 * attached.
 */
const UNSURE = /\.(?:com|js|one|svg|html?|shtml|img)$/i
const ATTACHED = new RegExp(anyOf('contacts/attached'), 'iu')
/** Extensions of programs and of disk images that contain them. */
const PROGRAM =
  /\.(?:exe|scr|pif|bat|cmd|vbs|vbe|js|jse|wsf|hta|lnk|jar|msi|ps1|apk|xapk|iso|img|vhd)$/i
const SCRIPT = /\.jse?$/i
const SENT_ALONG = new RegExp(anyOf('contacts/sent_along'), 'iu')
/** The label before an attachment name: the start of its line, or the mail program's heading for the list. */
const LABEL = new RegExp(
  String.raw`(?:^|\n)[^\p{L}\p{N}\n]{0,8}(?:${anyOf('mail-programs/attachments')}[^\p{L}\n]{0,8})?$`,
  'iu',
)
const LINE_END = /^["'”»*_>)\]\s]{0,3}(?:\n|$)/u
const SIZE = /^["'”»]?[ \t]{0,3}[([,•·-]?[ \t]{0,3}\d{1,4}(?:[.,]\d{1,2})?[ \t]?[KM]i?B\b/iu
/** Maximum number of files examined. */
const MOST_FILES = 50

/** The text brings a file that can run a program or show a fake sign-in page. */
export const riskyAttachment: Check = (content) =>
  firstOf(
    filesIn(content).filter(({ name, around }) => {
      const isSure = DOUBLE.test(name) || !UNSURE.test(name)
      return isSure || (!/\.(?:com|one|js)$/i.test(name) && ATTACHED.test(around))
    }),
  )

/**
 * The same for a script, if the mail program lists it as attached. Developers also mention scripts in
 * ordinary talk.
 */
export const attachedScript: Check = (content) =>
  firstOf(filesIn(content).filter(({ name, isListed }) => isListed && SCRIPT.test(name)))

/** Whether a program is attached, according to the mail program's list or the words around its name. */
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
  /** The surrounding text without the name. */
  readonly beside: string
  /**
   * Whether it is formatted as a mail program lists attachments: on its own line, optionally with its size.
   */
  readonly isListed: boolean
}

function filesIn({ type, text, links }: ParsedContent): File[] {
  // Performance: most texts contain no such extension, and searching every word for a file name is expensive.
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
