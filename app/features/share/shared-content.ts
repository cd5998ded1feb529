import type { ContentType } from '#app/domain/content-type.ts'
import { LIMITS } from '#app/domain/limits.ts'
import { MAIL_FILE_TYPES } from '#app/domain/mail-file.ts'

/** Where a system sends what a person shares with the installed site: the manifest's share target. */
export const SHARE_PATH = '/share'

/** In the address of a checker that a share is waiting for. The text itself is in no address. */
export const SHARED_PARAMETER = 'shared'

/** What the manifest calls the parts of a share. */
export const SHARE_FIELDS = { title: 'title', text: 'text', url: 'url' } as const

/** The part of a share that is a file, and which files it may be. */
export const SHARED_MAIL = { name: 'mail', accept: MAIL_FILE_TYPES } as const

/** Something to be checked, and in which tab of the checker. */
export type SharedContent = { type: ContentType; text: string }

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i

/**
 * What is to be checked of a share. Systems put a link into `text` or `url`, often into both, and name the page that it
 * leads to in `title`: a link alone is a website to verify, everything else is a message. Beside an email as a file no words
 * count.
 */
export function sharedContent(form: FormData): SharedContent {
  if (sharedMail(form)) return { type: 'email', text: '' }
  const part = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
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

/** The email of a share as a file; null when none was shared. */
export function sharedMail(form: FormData): File | null {
  const mail = form.get(SHARED_MAIL.name)
  return mail instanceof File && mail.size > 0 ? mail : null
}

/** In a text that is too long to be checked nothing is looked for: it may take the square of the length. */
function isIn(text: string, part: string): boolean {
  return text.length <= LIMITS.checkLength && text.includes(part)
}
