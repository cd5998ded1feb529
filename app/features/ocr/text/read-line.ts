/** A recognised word. Positions are pixels of the stacked picture. */
export type ReadWord = {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Of the recogniser, 0 to 100. */
  readonly confidence: number
}

/** A recognised line, with its words in reading order. */
export type ReadLine = {
  readonly words: readonly ReadWord[]
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function textOfLine({ words }: ReadLine): string {
  return words.map(({ text }) => text).join(' ')
}

/** Space between two words of a line, in either direction; negative where they overlap. */
export function gapOf(one: ReadWord, other: ReadWord): number {
  return Math.max(other.left - one.right, one.left - other.right)
}
