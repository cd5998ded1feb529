/**
 * Checks the words of the interface and writes them as modules with types into app/i18n/compiled/. Part of installing,
 * building and testing; `npm run words` does it alone.
 */
import { compileWords } from './compile-words.ts'

try {
  compileWords()
} catch (error) {
  console.error(`The words of the interface are not as they must be:\n${(error as Error).message}`)
  process.exit(1)
}
