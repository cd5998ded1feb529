import { Parser } from 'htmlparser2'
import { LIMITS } from '#app/domain/limits.ts'
import { withoutInvisible } from '#app/ui/form/invisible.ts'
import { targetBehind } from './link-target.ts'

/** Elements whose content is not displayed. */
const UNSEEN = new Set(['script', 'style', 'template', 'title'])
/** Font size zero is ignored, because newsletter containers use it and set the size again inside. */
const HIDING = /(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i
/** In UTF-16 code units: more than is analysed, with room for filler. */
const ENOUGH = 4 * LIMITS.checkLength
const PIECE = 4096
/** Maximum nesting of browsers (Blink). Bounds the cost of unmatched closing tags. */
const DEEPEST = 512
/** Block elements. */
const BLOCKS = new Set(
  'address article aside blockquote center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
)
/** Elements that are separated from adjacent text. */
const CELLS = new Set(['td', 'th', 'button', 'option'])

/**
 * Returns the visible text of an HTML mail, with the target after the text of each link and form. Elements
 * hidden by attributes are left out; style sheets are not evaluated.
 */
export function htmlText(html: string): string {
  let text = ''
  let depth = 0
  /** Nesting depth inside hidden content. */
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

/** Removes filler: mails contain hundreds of invisible characters after the preview text. */
function withoutFillers(text: string): string {
  return text
    .split('\n')
    .map((line) => (withoutInvisible(line).trim() === '' ? '' : line.replace(/\s+/g, ' ').trim()))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
