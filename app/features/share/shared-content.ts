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

/** File field for a picture, which is read on the device. */
export const SHARED_PICTURE = { name: 'picture', accept: ['image/*'] } as const

/** Content to check and its tab. */
export type SharedContent = { type: ContentType; text: string }

/** An email file is checked instead of any text. */
export const MAIL_CONTENT: SharedContent = { type: 'email', text: '' }

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i

/** Converts shared fields to content. With an email file the text is ignored. */
export function sharedContent(form: FormData): SharedContent {
  return sharedMail(form) ? MAIL_CONTENT : contentOfTexts((name) => form.get(name))
}

/**
 * Converts shared texts to content. Systems put a link into `text` or `url` or both, and the page's title
 * into `title`: a link alone is a website, everything else a message.
 */
export function contentOfTexts(read: (name: string) => unknown): SharedContent {
  const part = (name: string) => textOrEmpty(read(name)).trim()
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
  return fileIn(form, SHARED_MAIL.name)
}

/** Returns a shared picture; null without one, and with an email file. */
export function sharedPicture(form: FormData): File | null {
  return sharedMail(form) ? null : fileIn(form, SHARED_PICTURE.name)
}

function fileIn(form: FormData, name: string): File | null {
  const file = form.get(name)
  return file instanceof File && file.size > 0 ? file : null
}

/** Skips the search in a text over the limit, because it may take quadratic time. */
function isIn(text: string, part: string): boolean {
  return text.length <= LIMITS.checkLength && text.includes(part)
}
