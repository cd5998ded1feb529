/**
 * Worker that prepares a picture for reading, off the page's thread: decodes it, turns it level, finds the parts
 * that hold the message, and reads QR codes and bar codes.
 */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { type CodeContent, codeContent } from '../codes/code-content.ts'
import { CODE_READER } from '../codes/code-reader-path.ts'
import { backgroundOf } from '../layout/background.ts'
import { inkOf } from '../layout/ink.ts'
import { type Layout, type LayoutKind, layoutOf } from '../layout/layout.ts'
import { orientationOf } from '../layout/orientation.ts'
import { type Pixels, SCREEN_SHAPE } from '../layout/pixels.ts'
import type { Stack } from '../layout/stack.ts'

/** A picture to prepare; all requests to one worker are for the same one. */
export type PictureRequest = {
  readonly picture: Blob
  /** Whether to turn it upside down as well. */
  readonly isTurned: boolean
}

/** A piece of a picture as PNG, with the rows of its parts and of its lines. */
export type Piece = Pick<Stack, 'width' | 'parts' | 'bands'> & { readonly image: Blob }

export type PreparedPicture = {
  readonly kind: LayoutKind
  readonly message: readonly Piece[]
  /** A few lines of the message. */
  readonly sample: readonly Piece[]
  readonly head: readonly Piece[]
  readonly codes: readonly CodeContent[]
}

/** `format`: the browser cannot decode the picture. */
export type PictureAnswer = PreparedPicture | { readonly problem: 'format' | 'memory' }

/** Widths in pixels at which letters of phones' screens and of printed pages have the height that models know. */
const SCREEN_WIDTH = 1000
const PAGE_WIDTH = 1500
/** Largest side in pixels at which codes are looked for. */
const CODE_SIDE = 2000

self.addEventListener('message', async ({ data }: MessageEvent<PictureRequest>) => {
  self.postMessage(await answer(data))
})

type Opened = { readonly bitmap: ImageBitmap; readonly codes: readonly FoundCode[] }

let opened: Promise<Opened | null> | undefined

async function answer({ picture, isTurned }: PictureRequest): Promise<PictureAnswer> {
  opened ??= open(picture)
  const found = await opened
  if (!found) return { problem: 'format' }
  try {
    const { kind, message, sample, head } = layoutOfLevel(found, isTurned)
    return {
      kind,
      message: await Promise.all(message.map(pieceOf)),
      sample: await Promise.all(sample.map(pieceOf)),
      head: await Promise.all(head.map(pieceOf)),
      codes: found.codes.map(({ content }) => content),
    }
  } catch (fault) {
    if (fault instanceof RangeError) return { problem: 'memory' }
    throw fault
  }
}

/** Decodes a picture and reads its codes; null if the browser cannot decode it. */
async function open(picture: Blob): Promise<Opened | null> {
  const bitmap = await createImageBitmap(picture).catch(() => null)
  return bitmap && { bitmap, codes: await codesIn(bitmap) }
}

/** Lays out the picture with level lines at the width at which it is read. */
function layoutOfLevel({ bitmap, codes }: Opened, isTurned: boolean): Layout {
  const drawn = draw(bitmap, codes, { turn: 0, tilt: 0 })
  const whole = { left: 0, top: 0, right: drawn.width, bottom: drawn.height }
  const background = backgroundOf(drawn)
  const { isSideways, tilt } = orientationOf(inkOf(drawn, background, whole))
  if (!isSideways && tilt === 0 && !isTurned) return layoutOf(drawn, background)
  const turn = (isSideways ? 90 : 0) + (isTurned ? 180 : 0)
  return layoutOf(draw(bitmap, codes, { turn, tilt }))
}

/**
 * Draws the picture without its codes, whose squares would be taken for letters.
 * @param turn clockwise, in degrees: 0, 90, 180 or 270
 * @param tilt by which lines fall to the right after it, in degrees
 */
function draw(
  bitmap: ImageBitmap,
  codes: readonly FoundCode[],
  { turn, tilt }: { turn: number; tilt: number },
): Pixels {
  const isOnSide = turn % 180 !== 0
  const [width, height] = isOnSide ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height]
  const aim =
    Math.max(width, height) > SCREEN_SHAPE * Math.min(width, height) ? SCREEN_WIDTH : PAGE_WIDTH
  // A screen that lies on its side is read for its orientation only.
  const scale = aim / (aim === SCREEN_WIDTH ? Math.min(width, height) : width)
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new RangeError('no canvas of this size')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = tilt ? colourAt(bitmap, 0, bitmap.height / 4, bitmap.height / 2) : 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate(((turn - tilt) * Math.PI) / 180)
  context.scale(scale, scale)
  context.translate(-bitmap.width / 2, -bitmap.height / 2)
  context.drawImage(bitmap, 0, 0)
  for (const { corners } of codes) {
    context.fillStyle = colourAt(bitmap, corners[0].x, corners[0].y)
    context.beginPath()
    for (const { x, y } of corners) context.lineTo(x, y)
    context.fill()
  }
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** The mean colour of a column of pixels. */
function colourAt(bitmap: ImageBitmap, x: number, y: number, height = 1): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  context?.drawImage(bitmap, x, y, 1, height, 0, 0, 1, 1)
  const [red = 255, green = 255, blue = 255] = context?.getImageData(0, 0, 1, 1).data ?? []
  return `rgb(${red} ${green} ${blue})`
}

async function pieceOf({ grey, width, height, ...rows }: Stack): Promise<Piece> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new RangeError('no canvas of this size')
  const image = context.createImageData(width, height)
  for (const [index, value] of grey.entries()) {
    image.data.fill(value, index * 4, index * 4 + 3)
    image.data[index * 4 + 3] = 255
  }
  context.putImageData(image, 0, 0)
  return { image: await canvas.convertToBlob({ type: 'image/png' }), width, ...rows }
}

type Point = { readonly x: number; readonly y: number }

/** A code with its place in the picture. */
type FoundCode = {
  readonly content: CodeContent
  /** A little outside of it, in the empty margin that surrounds a code. */
  readonly corners: readonly [Point, Point, Point, Point]
}

/** Share of a code's size by which its corners are moved outwards: less than the margin of any code. */
const AROUND_CODE = 0.04

/** Reads the codes in a picture; none where the reader cannot be loaded. */
async function codesIn(bitmap: ImageBitmap): Promise<FoundCode[]> {
  const scale = Math.min(1, CODE_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.round(bitmap.width * scale),
    Math.round(bitmap.height * scale),
  )
  const context = canvas.getContext('2d')
  if (!context) return []
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  try {
    prepareZXingModule({ overrides: { locateFile: () => CODE_READER } })
    const found = await readBarcodes(context.getImageData(0, 0, canvas.width, canvas.height), {
      maxNumberOfSymbols: 5,
    })
    return found
      .filter(({ isValid }) => isValid)
      .map(({ text, format, position }) => {
        const { topLeft, topRight, bottomRight, bottomLeft } = position
        const corners = outwards([topLeft, topRight, bottomRight, bottomLeft], scale)
        return { content: codeContent(text, format), corners }
      })
  } catch {
    return []
  }
}

/** Returns the corners in pixels of the picture, moved outwards. */
function outwards(corners: FoundCode['corners'], scale: number): FoundCode['corners'] {
  const mean = (of: (corner: Point) => number) =>
    corners.reduce((sum, corner) => sum + of(corner), 0) / corners.length
  const [x, y] = [mean((corner) => corner.x), mean((corner) => corner.y)]
  const moved = (from: number, to: number) => (from + (to - from) * (1 + AROUND_CODE)) / scale
  const move = (corner: Point) => ({ x: moved(x, corner.x), y: moved(y, corner.y) })
  const [first, second, third, fourth] = corners
  return [move(first), move(second), move(third), move(fourth)]
}
