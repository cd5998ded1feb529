import type { Content } from '../../types.ts'
import { readSource } from './mail-source.ts'
import { type MappedText, readAgain } from './mapped-text.ts'
import { withoutWrapping } from './wrapping.ts'

/**
 * Decodes mail source and removes the wrapping that programs add to a message. Null if the text needs
 * neither.
 */
export function decodeMime({ type, text }: Content): MappedText | null {
  const source = readSource(text)
  const bare = type === 'website' ? null : withoutWrapping(source?.text ?? text)
  return source && bare ? readAgain(source, bare) : (bare ?? source)
}
