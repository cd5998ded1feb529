/** A letter with the marks that are written on it. */
const LETTERS = /\P{M}\p{M}*/gu

/**
 * Splits a text into lines that fit a width. Breaks at spaces; a word that is wider than a line is broken between
 * letters.
 * @param measure returns the width of a text
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const letter of word.match(LETTERS) ?? [word]) {
      if (line && measure(line + letter) > width) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return line ? [...lines, line] : lines
}
