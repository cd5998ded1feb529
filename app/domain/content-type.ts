import { oneOf } from './one-of.ts'

/** What a visitor may have checked, in the order of the checker's tabs. */
export const CONTENT_TYPES = ['message', 'email', 'website'] as const

export type ContentType = (typeof CONTENT_TYPES)[number]

/** The content type that `value` names, or a message when it names none. */
export function toContentType(value: unknown): ContentType {
  return oneOf(CONTENT_TYPES, value) ?? 'message'
}
