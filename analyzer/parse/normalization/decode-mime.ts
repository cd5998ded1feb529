import type { Content } from '../../types.ts'
import { readSource } from './mail-source.ts'
import { type MappedText, readAgain } from './mapped-text.ts'
import { withoutWrapping } from './wrapping.ts'

/**
 * What was sent, as a program shows it: the source of a mail decoded, and without what programs put around a message. Null
 * where the text is that already.
 */
export function decodeMime({ type, text }: Content): MappedText | null {
  const source = readSource(text)
  const bare = type === 'website' ? null : withoutWrapping(source?.text ?? text)
  return source && bare ? readAgain(source, bare) : (bare ?? source)
}
