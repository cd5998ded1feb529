import type { Span } from '../../types.ts'

/**
 * A derived text with a mapping to the original: code unit `i` of `text` corresponds to the range `[from[i],
 * to[i])` of the original.
 */
export type MappedText = {
  readonly text: string
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/** Maps a range of the derived text to the original. */
export function originalSpan(mappedText: MappedText, start: number, end: number): Span {
  return { start: mappedText.from[start] ?? 0, end: mappedText.to[end - 1] ?? 0 }
}

/** Composes two mappings. */
export function readAgain(first: MappedText, second: MappedText): MappedText {
  return {
    text: second.text,
    from: second.from.map((at) => first.from[at] ?? 0),
    to: second.to.map((at) => first.to[at - 1] ?? 0),
  }
}

/** Builder for a mapped text. */
export class Writing implements MappedText {
  text = ''
  readonly from: number[] = []
  readonly to: number[] = []

  /** Appends characters that correspond to one range of the original. */
  put(characters: string, start: number, end: number): void {
    this.text += characters
    for (let i = 0; i < characters.length; i++) {
      this.from.push(start)
      this.to.push(end)
    }
  }

  /** Appends a range of the original unchanged. */
  copy(original: string, { start, end }: Span): void {
    for (let at = start; at < end; at++) this.put(original[at]!, at, at + 1)
  }
}
