import { createWorker, PSM, type Worker } from 'tesseract.js'
import { type Core, corePath, MODELS_FOLDER, type Model, TEXT_WORKER } from '../models.ts'
import { confidenceOf } from '../text/confidence.ts'
import { leftOutOf } from '../text/left-out.ts'
import type { ReadPart } from '../text/message-text.ts'
import type { ReadLine } from '../text/read-line.ts'
import type { Piece } from './picture-worker.ts'

/** A recogniser with one model. It returns what it read in each part of the pieces. */
export type TextReader = (pieces: readonly Piece[], options?: ReadOptions) => Promise<ReadPart[]>

export type ReadOptions = {
  /** Whether to read again, alone, the lines that were left out of a piece. */
  readonly isThorough?: boolean
  readonly onShare?: (share: number) => void
}

/**
 * Starts a recogniser. Its program and model come from this site, see `loadFiles`.
 * @param signal ends it at once: what is being read then is never returned
 */
export async function startReader(
  model: Model,
  core: Core,
  signal: AbortSignal,
): Promise<TextReader> {
  let onProgress = (_: number) => {}
  const worker = await createWorker(model, undefined, {
    workerPath: TEXT_WORKER,
    corePath: corePath(core),
    langPath: MODELS_FOLDER,
    gzip: false,
    // A blob would not be allowed by the Content-Security-Policy.
    workerBlobURL: false,
    // The service worker and the browser keep the files.
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onProgress(progress)
    },
    // Errors reject the calls that they belong to.
    errorHandler: () => {},
  })
  signal.addEventListener('abort', () => void worker.terminate())
  if (signal.aborted) await worker.terminate()
  signal.throwIfAborted()
  await worker.setParameters({ ...COLUMN, user_defined_dpi: '150' })
  return async (pieces, { isThorough = false, onShare } = {}) => {
    const parts: ReadPart[] = []
    for (const [index, piece] of pieces.entries()) {
      onProgress = (progress) => onShare?.((index + progress) / pieces.length)
      const lines = await linesOf(worker, piece)
      if (isThorough) await addLeftOut(lines, worker, piece)
      for (const { top, bottom } of piece.parts) parts.push(lines.filter(within(top, bottom)))
    }
    return parts
  }
}

const COLUMN = { tessedit_pageseg_mode: PSM.SINGLE_COLUMN }
const BLOCK = { tessedit_pageseg_mode: PSM.SINGLE_BLOCK }

/** Reads a piece as a column, in which lines have different heights, and else as a block, which always has lines. */
async function linesOf(worker: Worker, { image, bands }: Piece): Promise<ReadLine[]> {
  const lines = await recognise(worker, image)
  if (lines.length > 0 || bands.length === 0) return lines
  await worker.setParameters(BLOCK)
  const inBlock = await recognise(worker, image)
  await worker.setParameters(COLUMN)
  return inBlock
}

/** Lines that are left out are short ones most often. A reading of one alone is believed if it is this confident. */
const SURE = 60
/** More are no lines, but pictures. */
const MOST_LEFT_OUT = 4

/** Adds the lines of a piece that are not among those that were read in it. */
async function addLeftOut(
  lines: ReadLine[],
  worker: Worker,
  { image, width, bands }: Piece,
): Promise<void> {
  const leftOut = leftOutOf(bands, lines)
  if (lines.length === 0 || leftOut.length > MOST_LEFT_OUT) return
  for (const { top, bottom } of leftOut) {
    await worker.setParameters(BLOCK)
    const from = Math.max(0, top - AROUND)
    const rectangle = { left: 0, top: from, width, height: bottom + AROUND - from }
    const found = await recognise(worker, image, rectangle)
    if (confidenceOf(found) >= SURE) lines.push(...found)
    await worker.setParameters(COLUMN)
  }
  if (leftOut.length > 0) lines.sort((a, b) => a.top - b.top)
}

/** Space around a line in pixels that it is read with. */
const AROUND = 6

async function recognise(
  worker: Worker,
  image: Blob,
  rectangle?: { left: number; top: number; width: number; height: number },
): Promise<ReadLine[]> {
  const { data } = await worker.recognize(image, rectangle ? { rectangle } : {}, {
    text: false,
    blocks: true,
  })
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines),
  )
  return lines.map(({ bbox, words }) => ({
    ...boxOf(bbox),
    words: words.map((word) => ({
      text: word.text.trim(),
      confidence: word.confidence,
      ...boxOf(word.bbox),
    })),
  }))
}

function boxOf({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }) {
  return { left: x0, top: y0, right: x1, bottom: y1 }
}

function within(top: number, bottom: number): (line: ReadLine) => boolean {
  return (line) => {
    const middle = (line.top + line.bottom) / 2
    return middle >= top && middle < bottom
  }
}
