import { CODE_READER } from './codes/code-reader-path.ts'
import { CORES, corePath, modelPath, RECOGNISED, TEXT_WORKER } from './models.ts'

/** All files that read pictures, with the place in `node_modules` that they are copied from, there perhaps as .gz. */
export const RECOGNITION_FILES: readonly { from: string; path: string }[] = [
  { from: 'tesseract.js/dist/worker.min.js', path: TEXT_WORKER },
  { from: 'zxing-wasm/dist/reader/zxing_reader.wasm', path: CODE_READER },
  ...CORES.map((name) => ({
    from: `tesseract.js-core/tesseract-core-${name}.wasm.js`,
    path: corePath(name),
  })),
  // The other folder adds data of Tesseract's older recogniser: the English file is four times as large.
  ...Object.values(RECOGNISED).map((model) => ({
    from: `@tesseract.js-data/${model}/4.0.0_best_int/${model}.traineddata.gz`,
    path: modelPath(model),
  })),
]
