import type { Span } from '../../types.ts'

/**
 * A text made for matching, that remembers where it came from: code unit `i` of `text` stands for the range
 * `[from[i], to[i])` of the text as the visitor gave it.
 */
export type MappedText = {
  readonly text: string
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/** Where a range of a mapped text stands in the text as the visitor gave it. */
export function originalSpan(mappedText: MappedText, start: number, end: number): Span {
  return { start: mappedText.from[start] ?? 0, end: mappedText.to[end - 1] ?? 0 }
}

/** A reading of what another reading shows, with its places in the text that the first was made of. */
export function readAgain(first: MappedText, second: MappedText): MappedText {
  return {
    text: second.text,
    from: second.from.map((at) => first.from[at] ?? 0),
    to: second.to.map((at) => first.to[at - 1] ?? 0),
  }
}

/** A mapped text that is being written. */
export class Writing implements MappedText {
  text = ''
  readonly from: number[] = []
  readonly to: number[] = []

  /** Writes characters that stand for one range of the original. */
  put(characters: string, start: number, end: number): void {
    this.text += characters
    for (let i = 0; i < characters.length; i++) {
      this.from.push(start)
      this.to.push(end)
    }
  }

  /** Writes a range of the original as it is. */
  copy(original: string, { start, end }: Span): void {
    for (let at = start; at < end; at++) this.put(original[at]!, at, at + 1)
  }
}
