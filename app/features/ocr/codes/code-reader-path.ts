import { ZXING_WASM_VERSION } from 'zxing-wasm/reader'
import { RECOGNITION_FOLDER } from '#app/domain/built-files.ts'

/** Path of the program that reads QR codes and bar codes. */
export const CODE_READER = `${RECOGNITION_FOLDER}zxing-${ZXING_WASM_VERSION}/zxing_reader.wasm`
