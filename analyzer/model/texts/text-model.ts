import { decodeTable, sumOfPieces, weightOf } from '../encoding.ts'
import type { Signs, WordPiece } from './text-pieces.ts'
import { signKeys } from './text-pieces.ts'
import { TEXT_MODEL } from './texts.data.ts'

export type TextType = keyof typeof TEXT_MODEL

const WORDS = {
  message: decodeTable(TEXT_MODEL.message.words),
  email: decodeTable(TEXT_MODEL.email.words),
}
const SIGNS = {
  message: decodeTable(TEXT_MODEL.message.signs),
  email: decodeTable(TEXT_MODEL.email.signs),
}

/** A word or two with what it adds to the score. */
export type WeighedPiece = WordPiece & { readonly weight: number }

/**
 * A piece of which nothing was learned counts for so much of a known one in how much those say together: a message of hardly any
 * known word says little. Of mail enough is always known.
 */
export const OF_UNKNOWN: Readonly<Record<TextType, number>> = { message: 0.5, email: 0 }

/** Each piece once. */
export function distinct(pieces: readonly WordPiece[]): WordPiece[] {
  const seen = new Set<number>()
  return pieces.filter(({ key }) => !seen.has(key) && seen.add(key))
}

/** The pieces of which something was learned. */
export function weighPieces(type: TextType, pieces: readonly WordPiece[]): WeighedPiece[] {
  return pieces.flatMap((piece) => {
    const weight = weightOf(WORDS[type], piece.key)
    return weight === null ? [] : [{ ...piece, weight }]
  })
}

/** What the words say: log-odds, positive for a scam. @param unknown how many pieces there are besides */
export function scoreOfWords(
  type: TextType,
  pieces: readonly WeighedPiece[],
  unknown: number,
): number {
  return sumOfPieces(
    pieces.map(({ weight }) => weight),
    OF_UNKNOWN[type] * unknown,
  )
}

/** What the signs and their combinations say: log-odds, positive for a scam. */
export function scoreOfSigns(type: TextType, noticed: Signs): number {
  const weights = signKeys(noticed)
    .map((key) => weightOf(SIGNS[type], key))
    .filter((weight) => weight !== null)
  return TEXT_MODEL[type].bias + sumOfPieces(weights)
}
