import type { Locale } from '#app/i18n/locale.ts'
import type { CodeContent } from '../codes/code-content.ts'
import type { Model } from '../models.ts'
import { type MessageText, messageText, type ReadPart } from '../text/message-text.ts'
import { bestReading, firstModels, GOOD, latinModel, type Read, readMixed } from './best-reading.ts'
import { bestCore, loadFiles } from './load-files.ts'
import type { Piece } from './picture-worker.ts'
import { startPreparing } from './prepare-picture.ts'
import { ReadingFailed } from './reading-failed.ts'
import { startReader, type TextReader } from './text-reader.ts'

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
  /** Ends the reading at once. */
  readonly signal: AbortSignal
  readonly onStep: (step: ReadingStep) => void
}

/** Below this mean confidence nothing was recognised. */
const POOR = 40

/**
 * Reads a picture on this device: the words of a message and the content of codes. The picture is not sent.
 * @throws ReadingFailed
 * @throws the signal's reason once it is aborted
 */
export async function readPicture(picture: Blob, options: ReadingOptions): Promise<PictureReading> {
  if (!isSupported()) throw new ReadingFailed('unsupported')
  const { signal } = options
  signal.throwIfAborted()
  const end = new AbortController()
  const cancelled = new Promise<never>((_, reject) => {
    const cancel = () => reject(signal.reason)
    signal.addEventListener('abort', cancel, { once: true, signal: end.signal })
  })
  try {
    // Workers that are ended do not answer.
    return await Promise.race([readUntil(end.signal, picture, options), cancelled])
  } catch (fault) {
    signal.throwIfAborted()
    if (fault instanceof ReadingFailed) throw fault
    throw new ReadingFailed('memory')
  } finally {
    end.abort()
  }
}

/** @param ended ends the workers */
async function readUntil(
  ended: AbortSignal,
  picture: Blob,
  { locale, chosen, onStep }: ReadingOptions,
): Promise<PictureReading> {
  const prepare = startPreparing(picture, ended)
  const read = await startReading(firstModels(locale, chosen), ended, onStep)
  const { prepared, model, parts, confidence } = await bestReading(
    { prepare, read },
    { locale, chosen },
  )
  const { kind, head, codes } = prepared
  if (confidence < (codes.length > 0 ? GOOD : POOR)) {
    if (codes.length > 0) return { from: null, text: '', codes, model: null }
    throw new ReadingFailed(parts.flat().length === 0 ? 'no-text' : 'blurred')
  }
  const title = await readMixed(read, { model, latin: latinModel(locale) }, head)
  return { ...messageText(kind, parts, title.parts.flat()), codes, model }
}

/** Returns what reads pieces. A recogniser is started per model: the first ones now, another one when it is asked for. */
async function startReading(
  first: readonly Model[],
  ended: AbortSignal,
  onStep: ReadingOptions['onStep'],
): Promise<Read> {
  const core = await bestCore()
  const load = (models: readonly Model[]) =>
    loadFiles(core, models, {
      signal: ended,
      onShare: (share) => onStep({ step: 'loading', share }),
    }).catch((fault) => {
      throw new ReadingFailed(fault instanceof TypeError ? 'offline' : 'memory')
    })
  const readers = new Map<Model, Promise<TextReader>>()
  const start = (models: readonly Model[]) => {
    const loaded = load(models)
    for (const model of models) {
      const reader = loaded.then(() => startReader(model, core, ended))
      // Perhaps nothing is read with it: those who read with it are told.
      reader.catch(() => {})
      readers.set(model, reader)
    }
  }
  start(first)
  const known = new Map<readonly Piece[], Map<Model, Promise<ReadPart[]>>>()
  return async (model, pieces, options) => {
    const byModel = known.get(pieces) ?? new Map<Model, Promise<ReadPart[]>>()
    known.set(pieces, byModel)
    const reading = byModel.get(model) ?? readOnce(model, pieces, options)
    byModel.set(model, reading)
    return reading
  }

  async function readOnce(...[model, pieces, options]: Parameters<Read>): Promise<ReadPart[]> {
    if (!readers.has(model)) start([model])
    const reader = await readers.get(model)
    const onShare = (share: number) => onStep({ step: 'reading', share })
    return reader?.(pieces, { ...options, onShare }) ?? []
  }
}

function isSupported(): boolean {
  return 'OffscreenCanvas' in window && 'createImageBitmap' in window && 'WebAssembly' in window
}
