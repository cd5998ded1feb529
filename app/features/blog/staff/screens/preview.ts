import type { Locale } from '#app/i18n/locale.ts'
import { STAFF_BLOG_PATH } from '../post-filters.ts'

/** Endpoint for Markdown previews. */
const PREVIEW_PATH = `${STAFF_BLOG_PATH}/preview`

export type Preview = { html: string }

/** Returns Markdown rendered as it would be on save; null on failure. */
export async function askPreview(
  text: string,
  language: Locale,
  signal: AbortSignal,
): Promise<Preview | null> {
  try {
    const answer = await fetch(PREVIEW_PATH, {
      method: 'POST',
      body: new URLSearchParams({ text, language }),
      signal,
    })
    return answer.ok ? ((await answer.json()) as Preview) : null
  } catch {
    return null
  }
}
