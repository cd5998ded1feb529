import type { ResultImage } from '../result-image.ts'
import { PALETTE, TONES } from './palette.ts'
import { wrapText } from './wrap-text.ts'

/** Width in pixels. The height follows from the text. */
export const IMAGE_WIDTH = 1080

const MARGIN = 48
const PADDING = 56
const GAP = 44
const ICON = 96
const INDENT = 56

/** What the image takes from the page. */
export type PageLook = {
  /** Font families of the page. */
  family: string
  /** Line height as a multiple of the font size. */
  leading: number
  direction: 'ltr' | 'rtl'
  language: string
  /** Paths of the result's icon on a grid of 24 units. */
  icon: readonly string[]
  /** Address of the site, without scheme. */
  address: string
}

type Style = { size: number; bold?: boolean; colour: string; leading?: number; ltr?: boolean }

/** Where the areas end, which are drawn before the text in them. */
type Layout = { headBottom: number; cardBottom: number; height: number }

/**
 * Draws a result. The text is laid out once to find where it ends, then drawn.
 * @throws if the browser has no canvas
 */
export function drawResult(image: ResultImage, look: PageLook): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = IMAGE_WIDTH
  canvas.lang = look.language
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const layout = write(context, image, look)
  canvas.height = layout.height
  drawAreas(context, TONES[image.outcome].soft, layout)
  write(context, image, look)
  return canvas
}

function drawAreas(
  context: CanvasRenderingContext2D,
  head: string,
  { headBottom, cardBottom, height }: Layout,
): void {
  const width = IMAGE_WIDTH - 2 * MARGIN
  context.fillStyle = PALETTE.surface
  context.fillRect(0, 0, IMAGE_WIDTH, height)
  context.beginPath()
  context.roundRect(MARGIN, MARGIN, width, cardBottom - MARGIN, 32)
  context.fillStyle = PALETTE.raised
  context.fill()
  context.save()
  context.clip()
  context.fillStyle = head
  context.fillRect(MARGIN, MARGIN, width, headBottom - MARGIN)
  context.restore()
  context.strokeStyle = PALETTE.line
  context.lineWidth = 2
  context.stroke()
}

/** Writes the texts and draws the marks beside them. Returns where the areas around them end. */
function write(
  context: CanvasRenderingContext2D,
  { outcome, heading, kind, signs, advice, invitation, siteName }: ResultImage,
  look: PageLook,
): Layout {
  const isRtl = look.direction === 'rtl'
  const { strong } = TONES[outcome]
  const inner = MARGIN + PADDING
  /** Converts a distance from the side where lines begin. */
  const across = (start: number) => (isRtl ? IMAGE_WIDTH - start : start)

  function writeText(text: string, start: number, top: number, style: Style): number {
    const { size, bold, colour, leading = look.leading, ltr } = style
    context.font = `${bold ? 700 : 400} ${size}px ${look.family}`
    context.fillStyle = colour
    context.direction = ltr ? 'ltr' : look.direction
    context.textAlign = isRtl ? 'right' : 'left'
    context.textBaseline = 'middle'
    const room = IMAGE_WIDTH - start - inner
    const lines = wrapText(text, room, (part) => context.measureText(part).width)
    for (const [n, line] of lines.entries()) {
      context.fillText(line, across(start), top + size * leading * (n + 0.5))
    }
    return top + size * leading * lines.length
  }

  function writeList({ title, items }: ResultImage['signs'], top: number): number {
    let bottom = writeText(title, inner, top, { size: 34, bold: true, colour: PALETTE.muted }) + 12
    for (const item of items) {
      context.fillStyle = strong
      context.beginPath()
      context.arc(across(inner + 14), bottom + 20 * look.leading, 9, 0, 2 * Math.PI)
      context.fill()
      bottom = writeText(item, inner + INDENT, bottom, { size: 40, colour: PALETTE.ink }) + 14
    }
    return bottom + GAP
  }

  const top = MARGIN + PADDING
  const start = inner + ICON + 36
  drawIcon(context, look.icon, { x: isRtl ? across(inner) - ICON : inner, y: top, colour: strong })
  const leading = look.leading * 0.85
  let bottom = writeText(heading, start, top, { size: 62, bold: true, colour: strong, leading })
  if (kind) bottom = writeText(kind, start, bottom + 10, { size: 38, bold: true, colour: strong })
  const headBottom = Math.max(bottom, top + ICON) + PADDING

  bottom = headBottom + GAP
  for (const list of [advice, signs]) {
    if (list.items.length > 0) bottom = writeList(list, bottom)
  }
  const cardBottom = bottom
  const brand = { bold: true, colour: PALETTE.brand }
  bottom = writeText(siteName, inner, cardBottom + GAP, { ...brand, size: 46, leading })
  bottom = writeText(invitation, inner, bottom, { size: 34, colour: PALETTE.muted })
  bottom = writeText(look.address, inner, bottom, { ...brand, size: 38, ltr: true })
  return { headBottom, cardBottom, height: Math.ceil(bottom + MARGIN) }
}

function drawIcon(
  context: CanvasRenderingContext2D,
  paths: readonly string[],
  { x, y, colour }: { x: number; y: number; colour: string },
): void {
  context.save()
  context.translate(x, y)
  context.scale(ICON / 24, ICON / 24)
  context.strokeStyle = colour
  context.lineWidth = 1.8
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const path of paths) context.stroke(new Path2D(path))
  context.restore()
}
