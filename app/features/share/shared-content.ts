import type { ContentType } from '#app/domain/content-type.ts'
import { LIMITS } from '#app/domain/limits.ts'
import { MAIL_FILE_TYPES } from '#app/domain/mail-file.ts'
import { textOrEmpty } from '#app/domain/text/text-or-empty.ts'

/** Share target of the manifest. */
export const SHARE_PATH = '/share'

/** URL parameter of a checker with pending shared content. The text itself is in no URL. */
export const SHARED_PARAMETER = 'shared'

/** Field names in the manifest. */
export const SHARE_FIELDS = { title: 'title', text: 'text', url: 'url' } as const

/** File field in the manifest with its accepted types. */
export const SHARED_MAIL = { name: 'mail', accept: MAIL_FILE_TYPES } as const

/** Content to check and its tab. */
export type SharedContent = { type: ContentType; text: string }

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i

/**
 * Converts shared fields to content. Systems put a link into `text` or `url` or both, and the page's title
 * into `title`: a link alone is a website, everything else a message. With an email file the text is ignored.
 */
export function sharedContent(form: FormData): SharedContent {
  if (sharedMail(form)) return { type: 'email', text: '' }
  const part = (name: string) => {
    return textOrEmpty(form.get(name)).trim()
  }
  const [title, text, url] = [
    part(SHARE_FIELDS.title),
    part(SHARE_FIELDS.text),
    part(SHARE_FIELDS.url),
  ]
  const body = [text, isIn(text, url) ? '' : url].filter(Boolean).join('\n')
  if (ADDRESS.test(body)) return { type: 'website', text: body }
  return {
    type: 'message',
    text: [isIn(body, title) ? '' : title, body].filter(Boolean).join('\n'),
  }
}

/** Returns a shared email file; null without one. */
export function sharedMail(form: FormData): File | null {
  const mail = form.get(SHARED_MAIL.name)
  return mail instanceof File && mail.size > 0 ? mail : null
}

/** Skips the search in a text over the limit, because it may take quadratic time. */
function isIn(text: string, part: string): boolean {
  return text.length <= LIMITS.checkLength && text.includes(part)
}
