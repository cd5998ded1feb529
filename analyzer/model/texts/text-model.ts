import { TEXT_MODEL } from '../../compiled/texts.js'
import { decodeTable, sumOfPieces, weightOf } from '../encoding.ts'
import type { Signs, WordPiece } from './text-pieces.ts'
import { signKeys } from './text-pieces.ts'

export type TextType = keyof typeof TEXT_MODEL

const WORDS = {
  message: decodeTable(TEXT_MODEL.message.words),
  email: decodeTable(TEXT_MODEL.email.words),
}
const SIGNS = {
  message: decodeTable(TEXT_MODEL.message.signs),
  email: decodeTable(TEXT_MODEL.email.signs),
}

/** A word n-gram with its weight. */
export type WeighedPiece = WordPiece & { readonly weight: number }

/** Returns the learned n-grams of a text, each once. */
export function weighPieces(type: TextType, pieces: readonly WordPiece[]): WeighedPiece[] {
  const seen = new Set<number>()
  return pieces.flatMap((piece) => {
    const weight = weightOf(WORDS[type], piece.key)
    if (weight === null || seen.has(piece.key)) return []
    seen.add(piece.key)
    return [{ ...piece, weight }]
  })
}

/** Score of the words in log-odds, positive for a scam. */
export function scoreOfWords(pieces: readonly WeighedPiece[]): number {
  return sumOfPieces(pieces.map(({ weight }) => weight))
}

/** Score of the findings and their pairs in log-odds, positive for a scam. */
export function scoreOfSigns(type: TextType, noticed: Signs): number {
  const weights = signKeys(noticed)
    .map((key) => weightOf(SIGNS[type], key))
    .filter((weight) => weight !== null)
  return TEXT_MODEL[type].bias + sumOfPieces(weights)
}
