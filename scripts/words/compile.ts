/**
 * Checks the words of the interface and writes them as modules with types in app/i18n/compiled/. Part of installing,
 * building and testing; `npm run words` does it alone.
 */
import { writeWords } from './write-words.ts'

try {
  writeWords()
} catch (error) {
  console.error(`The words of the interface are not as they must be:\n${(error as Error).message}`)
  process.exit(1)
}
