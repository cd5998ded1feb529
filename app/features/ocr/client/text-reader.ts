import { createWorker, PSM, type Worker } from 'tesseract.js'
import { type Core, corePath, MODELS_FOLDER, type Model, TEXT_WORKER } from '../models.ts'
import type { ReadPart } from '../text/message-text.ts'
import type { ReadLine } from '../text/read-line.ts'
import type { Piece } from './picture-worker.ts'

/** What one model read in the pieces of a picture. */
export type ModelReading = {
  readonly parts: readonly ReadPart[]
  /** Mean of the words by their length, 0 to 100; 0 if there are none. */
  readonly confidence: number
}

/** A recogniser with one model. */
export type TextReader = {
  read(pieces: readonly Piece[], onShare?: (share: number) => void): Promise<ModelReading>
  stop(): Promise<void>
}

/** Starts a recogniser. Its program and model come from this site, see `loadFiles`. */
export async function startReader(model: Model, core: Core): Promise<TextReader> {
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
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_COLUMN,
    user_defined_dpi: '150',
  })
  return {
    async read(pieces, onShare) {
      const parts: ReadPart[] = []
      for (const [index, piece] of pieces.entries()) {
        onProgress = (progress) => onShare?.((index + progress) / pieces.length)
        const lines = await linesOf(worker, piece.image)
        for (const { top, bottom } of piece.parts) parts.push(lines.filter(within(top, bottom)))
      }
      return { parts, confidence: confidenceOf(parts.flat()) }
    },
    stop: async () => {
      await worker.terminate()
    },
  }
}

async function linesOf(worker: Worker, image: Blob): Promise<ReadLine[]> {
  const { data } = await worker.recognize(image, {}, { text: false, blocks: true })
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

function confidenceOf(lines: readonly ReadLine[]): number {
  let [sum, letters] = [0, 0]
  for (const { text, confidence } of lines.flatMap(({ words }) => words)) {
    sum += confidence * text.length
    letters += text.length
  }
  return letters === 0 ? 0 : sum / letters
}
