import type { Locale } from '#app/i18n/locale.ts'
import { type Model, RECOGNISED } from '../models.ts'
import { confidenceOf } from '../text/confidence.ts'
import { mergeReadings } from '../text/merge-readings.ts'
import type { ReadPart } from '../text/message-text.ts'
import type { Piece, PreparedPicture } from './picture-worker.ts'
import type { PreparePicture } from './prepare-picture.ts'
import type { ReadOptions } from './text-reader.ts'

/** A reading of this mean confidence is good. */
export const GOOD = 60
/** Another orientation or model is believed if it is this much more confident. */
const MARGIN = 10
/** Of a text with letters of two scripts, the reading by both models is taken if it is this much more confident. */
const MIXED = 3

/** Further models that are tried while the reading is poor: each is another download. */
const MOST_FURTHER = 2
/** In the order of how many people in the UAE read their languages. */
const LIKELY: readonly Model[] = ['ara', 'hin', 'mal', 'urd', 'ben']
const LATIN: readonly Model[] = ['eng', 'fil']

/** Reads pieces with one model. Each pair of a model and pieces is read once. */
export type Read = (
  model: Model,
  pieces: readonly Piece[],
  options?: Pick<ReadOptions, 'isThorough'>,
) => Promise<readonly ReadPart[]>

/** What was read in the parts of pieces. */
type Reading = {
  readonly model: Model
  readonly parts: readonly ReadPart[]
  /** Mean of the words, 0 to 100. */
  readonly confidence: number
}

export type BestReading = Reading & { readonly prepared: PreparedPicture }

/**
 * Reads with the likeliest models. While the reading is poor, reads a sample upside down and with further models, and
 * everything once a sample is better.
 */
export async function bestReading(
  { prepare, read }: { prepare: PreparePicture; read: Read },
  { locale, chosen }: { locale: Locale; chosen?: Model | undefined },
): Promise<BestReading> {
  const latin = latinModel(locale)
  const [first = latin, ...further] = chosen ? [chosen] : candidates(locale)
  const readWith = (model: Model, pieces: readonly Piece[]) =>
    readMixed(read, { model, latin }, pieces)

  const upright = await prepare({ isTurned: false })
  const best = { ...(await readWith(first, upright.message)), prepared: upright }
  if (best.confidence >= GOOD || best.parts.flat().length === 0) return best
  const isBetter = ({ confidence }: Reading) => confidence > best.confidence + MARGIN

  const turned = await prepare({ isTurned: true })
  if (isBetter(await readWith(first, turned.sample)))
    return { ...(await readWith(first, turned.message)), prepared: turned }
  for (const model of further.slice(0, MOST_FURTHER))
    if (isBetter(await readWith(model, upright.sample)))
      return { ...(await readWith(model, upright.message)), prepared: upright }
  return best
}

/**
 * Reads with a model and, if it is none for Latin letters, with that as well: names, numbers and addresses in Latin letters
 * are in texts of every language.
 */
export async function readMixed(
  read: Read,
  { model, latin }: { model: Model; latin: Model },
  pieces: readonly Piece[],
): Promise<Reading> {
  const own = read(model, pieces, { isThorough: true })
  if (LATIN.includes(model)) return readingOf(model, await own)
  const [ofModel, ofLatin] = await Promise.all([own, read(latin, pieces)])
  const parts = ofModel.map((part, index) => mergeReadings(part, ofLatin[index] ?? []))
  const [mixed, alone] = [readingOf(model, parts), readingOf(latin, ofLatin)]
  return mixed.confidence > alone.confidence + MIXED ? mixed : alone
}

function readingOf(model: Model, parts: readonly ReadPart[]): Reading {
  return { model, parts, confidence: confidenceOf(parts.flat()) }
}

/** Returns the model of the chosen or likeliest language, and the one for Latin letters: those that are read with first. */
export function firstModels(locale: Locale, chosen: Model | undefined): Model[] {
  const first = chosen ?? RECOGNISED[locale]
  return LATIN.includes(first) ? [first] : [first, latinModel(locale)]
}

/** Models in the order in which they are tried: of the page's language, of the browser's, likely ones. */
function candidates(locale: Locale): Model[] {
  const known: Readonly<Record<string, Model>> = RECOGNISED
  const ofBrowser = navigator.languages.flatMap((tag) => known[tag.split('-')[0] ?? ''] ?? [])
  return [...new Set([RECOGNISED[locale], ...ofBrowser, ...LIKELY])].filter(
    (model, index) => index === 0 || !LATIN.includes(model),
  )
}

/**
 * The model for Latin letters. That of Filipino is half as large as the English one, and reads English nearly as well.
 */
export function latinModel(locale: Locale): Model {
  return locale === 'en' ? 'eng' : 'fil'
}
