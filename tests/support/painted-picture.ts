import type { Box, Colour, Pixels } from '#app/features/ocr/layout/pixels.ts'

/** Pixels: a line of painted writing and the space below it, the strokes in it, and the gaps between its words. */
const LINE = 22
const LINE_STEP = 38
const STROKE = 3
const STROKE_STEP = 9
const WORD = 60
const WORD_STEP = 80
/** Space between the edge of a box and its writing. */
const INDENT = 16

/** A picture that is painted box by box. */
export type Painting = Pixels & {
  /** Fills a box. */
  fill(box: Box, colour: Colour): Painting
  /** Fills a box with strokes that stand in lines and words as letters do. */
  write(box: Box, colour: Colour): Painting
}

/** Begins a picture of one colour. */
export function paint(width: number, height: number, page: Colour): Painting {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const painting: Painting = {
    data,
    width,
    height,
    fill({ left, top, right, bottom }, colour) {
      for (let y = Math.max(0, top); y < Math.min(bottom, height); y++)
        for (let x = Math.max(0, left); x < Math.min(right, width); x++)
          data.set(colour, (y * width + x) * 4)
      return painting
    },
    write({ left, top, right, bottom }, colour) {
      for (let y = top + INDENT; y + LINE + INDENT <= bottom; y += LINE_STEP)
        for (let word = left + INDENT; word + WORD + INDENT <= right; word += WORD_STEP)
          for (let x = word; x < word + WORD; x += STROKE_STEP)
            painting.fill({ left: x, top: y, right: x + STROKE, bottom: y + LINE }, colour)
      return painting
    },
  }
  return painting.fill({ left: 0, top: 0, right: width, bottom: height }, page)
}

/** Returns a box by its corner and size. */
export function boxAt(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height }
}
