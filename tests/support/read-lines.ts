import type { ReadLine, ReadWord } from '#app/features/ocr/text/read-line.ts'

/** Pixels: a letter or space, the height of a line, and the space between two lines. */
export const LETTER = 10
export const LINE_HEIGHT = 20
const LINE_SPACE = 10

/**
 * Lays out lines of text as a recogniser reports them, one below another. An empty text is an empty line.
 * @param isMirrored whether they are written from right to left
 */
export function readLines(texts: readonly string[], { isMirrored = false } = {}): ReadLine[] {
  return texts.flatMap((text, index) => {
    const top = index * (LINE_HEIGHT + LINE_SPACE)
    return text ? [lineOf(text, top, isMirrored)] : []
  })
}

const PAGE_WIDTH = 2000

function lineOf(text: string, top: number, isMirrored: boolean): ReadLine {
  let at = 0
  const words = text.split(' ').map((word) => {
    const [start, end] = [at, at + word.length * LETTER]
    at = end + LETTER
    return wordAt(word, isMirrored ? PAGE_WIDTH - end : start, {
      right: isMirrored ? PAGE_WIDTH - start : end,
      top,
    })
  })
  const left = Math.min(...words.map((word) => word.left))
  const right = Math.max(...words.map((word) => word.right))
  return { words, left, right, top, bottom: top + LINE_HEIGHT }
}

/** A word at a place, by default as wide as its letters. */
export function wordAt(
  text: string,
  left: number,
  { right = left + text.length * LETTER, top = 0, height = LINE_HEIGHT, confidence = 90 } = {},
): ReadWord {
  return { text, left, right, top, bottom: top + height, confidence }
}
