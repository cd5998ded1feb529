import { join } from 'node:path'
import { writeModules } from '../compiled-module.ts'
import { compileWords } from './compile-words.ts'
import { I18N } from './read-words.ts'

/**
 * Compiles the messages of the interface to app/i18n/compiled/. @throws WordsError without changing the
 * compiled files
 */
export function writeWords(): void {
  writeModules(join(I18N, 'compiled'), compileWords())
}
