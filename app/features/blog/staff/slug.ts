import { normalForm } from '#app/domain/text/normal-form.ts'

/** In UTF-16 code units. */
export const MAX_SLUG_LENGTH = 80

/** Derives a slug from a title; empty without Latin letters or digits. */
export function slugOf(title: string): string {
  return normalForm(title, 'NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/-$/, '')
}

/** Whether the text is a valid slug. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= MAX_SLUG_LENGTH
}
