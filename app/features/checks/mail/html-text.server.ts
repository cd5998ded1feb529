import { Parser } from 'htmlparser2'
import { LIMITS } from '#app/domain/limits.ts'
import { withoutInvisible } from '#app/ui/form/invisible.ts'
import { targetBehind } from './link-target.ts'

/** Elements whose content no mail program shows. */
const UNSEEN = new Set(['script', 'style', 'template', 'title'])
/** Letters of no size are left alone: frames of newsletters have them, and set the size again inside. */
const HIDING = /(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i
/** In UTF-16 code units: more than is judged of a mail, with room for space that only fills. */
const ENOUGH = 4 * LIMITS.checkLength
const PIECE = 4096
/** No browser nests deeper (Blink's limit). Closing one that was never opened looks at all that are open. */
const DEEPEST = 512
/** Elements that stand on lines of their own. */
const BLOCKS = new Set(
  'address article aside blockquote center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
)
/** Elements that stand apart from what is beside them. */
const CELLS = new Set(['td', 'th', 'button', 'option'])

/**
 * The text of an HTML mail as its reader sees it, with the address behind the words of each link and of each form. What is
 * hidden by an attribute is left out; style sheets are not read.
 */
export function htmlText(html: string): string {
  let text = ''
  let depth = 0
  /** How deep the parser is within what is hidden. */
  let hidden = 0
  const links: { start: number; href: string | undefined }[] = []

  const parser = new Parser({
    onopentag(name, attributes) {
      depth++
      if (hidden > 0 || isHidden(name, attributes)) {
        hidden++
        return
      }
      if (name === 'br' || BLOCKS.has(name)) text += '\n'
      else if (CELLS.has(name)) text += ' '
      if (name === 'img') text += attributes.alt ?? ''
      if (name === 'a') links.push({ start: text.length, href: attributes.href })
      if (name === 'form' || name === 'area')
        text += targetBehind('', attributes.action ?? attributes.href)
    },
    ontext(data) {
      if (hidden === 0) text += data.replace(/\s+/g, ' ')
    },
    onclosetag(name) {
      depth--
      if (hidden > 0) {
        hidden--
        return
      }
      if (name === 'a') {
        const { start, href } = links.pop() ?? { start: text.length, href: '' }
        text = text.trimEnd() + targetBehind(text.slice(start), href)
      }
      if (BLOCKS.has(name)) text += '\n'
      else if (CELLS.has(name)) text += ' '
    },
  })
  for (let at = 0; at < html.length && text.length < ENOUGH && depth <= DEEPEST; at += PIECE)
    parser.write(html.slice(at, at + PIECE))
  parser.end()
  return withoutFillers(text)
}

function isHidden(name: string, { hidden, style = '' }: Record<string, string>): boolean {
  return UNSEEN.has(name) || hidden !== undefined || HIDING.test(style)
}

/** Without space that only fills: mails have hundreds of invisible characters behind what a list of mails shows of them. */
function withoutFillers(text: string): string {
  return text
    .split('\n')
    .map((line) => (withoutInvisible(line).trim() === '' ? '' : line.replace(/\s+/g, ' ').trim()))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
