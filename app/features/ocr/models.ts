import data from '@tesseract.js-data/eng/package.json' with { type: 'json' }
import tesseract from 'tesseract.js/package.json' with { type: 'json' }
import core from 'tesseract.js-core/package.json' with { type: 'json' }
import { RECOGNITION_FOLDER } from '#app/domain/built-files.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** Languages that can be recognised, by the code of the page's language. */
export const RECOGNISED = {
  en: 'eng',
  ar: 'ara',
  hi: 'hin',
  ur: 'urd',
  ml: 'mal',
  bn: 'ben',
  tl: 'fil',
} as const satisfies Record<Locale, string>

/** A model's name (ISO 639-2). */
export type Model = (typeof RECOGNISED)[keyof typeof RECOGNISED]

/** Folders and files of the recognisers. Their names contain versions, so that they never change. */
export const CORE_FOLDER = `${RECOGNITION_FOLDER}core-${core.version}`
export const MODELS_FOLDER = `${RECOGNITION_FOLDER}models-${data.version}`
export const TEXT_WORKER = `${RECOGNITION_FOLDER}tesseract-${tesseract.version}/worker.min.js`

/** Instruction sets of WebAssembly for which the recogniser is compiled, fastest first. */
export const CORES = ['relaxedsimd-lstm', 'simd-lstm', 'lstm'] as const

export type Core = (typeof CORES)[number]

/** Returns the path of the recogniser's program. */
export function corePath(core: Core): string {
  return `${CORE_FOLDER}/tesseract-core-${core}.wasm.js`
}

/** Returns the path of a language's model. */
export function modelPath(model: Model): string {
  return `${MODELS_FOLDER}/${model}.traineddata`
}
