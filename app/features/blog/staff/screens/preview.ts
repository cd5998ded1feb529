import type { Locale } from '#app/i18n/locale.ts'
import { STAFF_BLOG_PATH } from '../post-filters.ts'

/** Where the page asks for the HTML of Markdown that is being written. */
const PREVIEW_PATH = `${STAFF_BLOG_PATH}/preview`

export type Preview = { html: string }

/** The HTML of some Markdown, made as saving would make it; null when it can't be had. */
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
