/**
 * Validates the messages of the interface and compiles them to typed modules in app/i18n/compiled/. Part of
 * install, build and test; also run by `npm run words`.
 */
import { writeWords } from './write-words.ts'

try {
  writeWords()
} catch (error) {
  console.error(`The words of the interface are not as they must be:\n${(error as Error).message}`)
  process.exit(1)
}
