import { decodeTable, sumOfPieces, weightOf } from '../encoding.ts'
import type { Signs, WordPiece } from './text-pieces.ts'
import { signKeys } from './text-pieces.ts'
import { TEXT_MODEL } from './texts.data.ts'

const words = decodeTable(TEXT_MODEL.words)
const signs = decodeTable(TEXT_MODEL.signs)

/** A word or two with what it adds to the score. */
export type WeighedPiece = WordPiece & { readonly weight: number }

/** The pieces of which something was learned, each once. */
export function weighPieces(pieces: readonly WordPiece[]): WeighedPiece[] {
  const seen = new Set<number>()
  return pieces.flatMap((piece) => {
    const weight = weightOf(words, piece.key)
    if (weight === null || seen.has(piece.key)) return []
    seen.add(piece.key)
    return [{ ...piece, weight }]
  })
}

/** What the words say: log-odds, positive for a scam. */
export function scoreOfWords(pieces: readonly WeighedPiece[]): number {
  return sumOfPieces(pieces.map(({ weight }) => weight))
}

/** What the signs and their combinations say: log-odds, positive for a scam. */
export function scoreOfSigns(noticed: Signs): number {
  const weights = signKeys(noticed)
    .map((key) => weightOf(signs, key))
    .filter((weight) => weight !== null)
  return TEXT_MODEL.bias + sumOfPieces(weights)
}
