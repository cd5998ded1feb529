import type { Locale } from '#app/i18n/locale.ts'
import type { CodeContent } from '../codes/code-content.ts'
import { type Model, RECOGNISED } from '../models.ts'
import { mergeReadings } from '../text/merge-readings.ts'
import { type MessageText, messageText } from '../text/message-text.ts'
import { bestCore, loadFiles } from './load-files.ts'
import type { PictureAnswer, PictureRequest, Piece, PreparedPicture } from './picture-worker.ts'
import { type ModelReading, startReader, type TextReader } from './text-reader.ts'

/** Why a picture cannot be read. */
export const READING_PROBLEMS = [
  /** Nothing that looks like words. */
  'no-text',
  /** Words that no model reads with confidence. */
  'blurred',
  /** No workers, canvases off the page or WebAssembly. */
  'unsupported',
  'memory',
  /** The files for reading are not on the device and cannot be fetched. */
  'offline',
  /** The browser cannot decode the picture. */
  'format',
] as const

export type ReadingProblem = (typeof READING_PROBLEMS)[number]

export class ReadingFailed extends Error {
  readonly problem: ReadingProblem
  constructor(problem: ReadingProblem) {
    super(problem)
    this.problem = problem
  }
}

export type PictureReading = MessageText & {
  readonly codes: readonly CodeContent[]
  /** The model that read the text; null if only codes were found. */
  readonly model: Model | null
}

/** What is being done, with its share from 0 to 1. */
export type ReadingStep = { readonly step: 'loading' | 'reading'; readonly share: number }

export type ReadingOptions = {
  readonly locale: Locale
  /** The language chosen for this picture; without one it is guessed. */
  readonly chosen?: Model | undefined
  readonly signal: AbortSignal
  readonly onStep: (step: ReadingStep) => void
}

/** A reading of this mean confidence is good; below the other, nothing was recognised. */
const GOOD = 70
const POOR = 40
/** An upside-down reading is believed if it is this much more confident. */
const MARGIN = 10

/** Further models that are tried while the reading is poor: each is another download. */
const MOST_FURTHER = 2
/** In the order of how many people in the UAE read their languages. */
const LIKELY: readonly Model[] = ['ara', 'hin', 'mal', 'urd', 'ben']
const LATIN: readonly Model[] = ['eng', 'fil']

/**
 * Reads a picture on this device: the words of a message and the content of codes. The picture is not sent.
 * @throws ReadingFailed
 * @throws the signal's reason once it is aborted
 */
export async function readPicture(picture: Blob, options: ReadingOptions): Promise<PictureReading> {
  if (!isSupported()) throw new ReadingFailed('unsupported')
  const { locale, signal, onStep } = options
  const core = await bestCore()
  const readers = new Map<Model, TextReader>()
  const stopAll = () => Promise.all([...readers.values()].map((reader) => reader.stop()))
  const read: Read = async (model, pieces) => {
    const reader = readers.get(model) ?? (await startReader(model, core))
    readers.set(model, reader)
    signal.throwIfAborted()
    return reader.read(pieces, (share) => onStep({ step: 'reading', share }))
  }
  const load = (models: readonly Model[]) =>
    loadFiles(core, models, {
      signal,
      onShare: (share) => onStep({ step: 'loading', share }),
    }).catch((fault) => {
      signal.throwIfAborted()
      throw new ReadingFailed(fault instanceof TypeError ? 'offline' : 'memory')
    })
  const prepareIt: Prepare = (isTurned) => prepare({ picture, isTurned }, signal)
  try {
    const best = await bestReading({ prepareIt, load, read }, options)
    const { prepared, model, parts, confidence } = best
    if (confidence < (prepared.codes.length > 0 ? GOOD : POOR)) {
      if (prepared.codes.length > 0)
        return { from: null, text: '', codes: prepared.codes, model: null }
      throw new ReadingFailed(parts.flat().length === 0 ? 'no-text' : 'blurred')
    }
    const models = new Set([model, latinModel(locale)])
    const [own, latin] = await Promise.all([...models].map((one) => read(one, prepared.head)))
    const head = mergeReadings(own?.parts.flat() ?? [], latin?.parts.flat() ?? [])
    const text = messageText(prepared.kind, parts, head)
    return { ...text, codes: prepared.codes, model }
  } catch (fault) {
    signal.throwIfAborted()
    if (fault instanceof ReadingFailed) throw fault
    throw new ReadingFailed('memory')
  } finally {
    await stopAll()
  }
}

type Read = (model: Model, pieces: readonly Piece[]) => Promise<ModelReading>
type Prepare = (isTurned: boolean) => Promise<PreparedPicture>
type Load = (models: readonly Model[]) => Promise<void>
type Best = ModelReading & { readonly model: Model; readonly prepared: PreparedPicture }

/** Reads with the likeliest models; while the reading is poor, upside down and with further models. */
async function bestReading(
  { prepareIt, load, read }: { prepareIt: Prepare; load: Load; read: Read },
  { locale, chosen }: ReadingOptions,
): Promise<Best> {
  const latin = latinModel(locale)
  const [first, ...further] = chosen ? [chosen] : candidates(locale)
  const models = [...new Set([first ?? latin, latin])]
  const [upright] = await Promise.all([prepareIt(false), load(models)])
  const readWith = async (model: Model, prepared: PreparedPicture): Promise<Best> => ({
    ...(await read(model, prepared.message)),
    model,
    prepared,
  })
  let readings = await Promise.all(models.map((model) => readWith(model, upright)))
  let best = readings.reduce(moreConfident)
  if (best.confidence < GOOD) {
    const turned = await prepareIt(true)
    const prepared = { ...turned, codes: upright.codes }
    const again = await Promise.all(models.map((model) => readWith(model, prepared)))
    const bestAgain = again.reduce(moreConfident)
    if (bestAgain.confidence > best.confidence + MARGIN) {
      best = bestAgain
      readings = again
    }
  }
  for (const model of further.slice(0, MOST_FURTHER)) {
    if (best.confidence >= GOOD) break
    await load([model])
    const reading = await readWith(model, best.prepared)
    readings.push(reading)
    best = moreConfident(best, reading)
  }
  const ofLatin = readings.find(({ model }) => model === latin)
  if (LATIN.includes(best.model) || !ofLatin) return best
  const parts = best.parts.map((part, index) => mergeReadings(part, ofLatin.parts[index] ?? []))
  return { ...best, parts }
}

function moreConfident(one: Best, other: Best): Best {
  return other.confidence > one.confidence ? other : one
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
 * The model for Latin letters: names, numbers and addresses stand in texts of every language. That of Filipino is half
 * as large as the English one, and reads English nearly as well.
 */
function latinModel(locale: Locale): Model {
  return locale === 'en' ? 'eng' : 'fil'
}

function isSupported(): boolean {
  return 'OffscreenCanvas' in window && 'createImageBitmap' in window && 'WebAssembly' in window
}

/** Prepares a picture in a worker of its own, which ends with it. */
async function prepare(request: PictureRequest, signal: AbortSignal): Promise<PreparedPicture> {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
  try {
    const answer = await new Promise<PictureAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', () => reject(new ReadingFailed('unsupported')))
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      worker.postMessage(request)
    })
    if ('problem' in answer) throw new ReadingFailed(answer.problem)
    return answer
  } finally {
    worker.terminate()
  }
}
