import { join } from 'node:path'
import { writeModules } from '../compiled-module.ts'
import { compileWords } from './compile-words.ts'
import { I18N } from './read-words.ts'

/** Compiles the words of the interface into app/i18n/compiled/. @throws WordsError, and leaves what was compiled */
export function writeWords(): void {
  writeModules(join(I18N, 'compiled'), compileWords())
}
