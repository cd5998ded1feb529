import { oneOf } from './one-of.ts'

/** Content types that can be checked, in the order of the checker's tabs. */
export const CONTENT_TYPES = ['message', 'email', 'website'] as const

export type ContentType = (typeof CONTENT_TYPES)[number]

/** Returns the content type named by `value`; `message` by default. */
export function toContentType(value: unknown): ContentType {
  return oneOf(CONTENT_TYPES, value) ?? 'message'
}
