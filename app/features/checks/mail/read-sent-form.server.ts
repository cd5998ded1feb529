import { data } from 'react-router'
import { type ContentType, toContentType } from '#app/domain/content-type.ts'
import { LIMITS } from '#app/domain/limits.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { readUpload } from '#app/platform/http/upload/read-upload.server.ts'
import { normalizeLineEnds } from '#app/ui/form/typed-text.ts'
import { MAIL_FIELD } from '../check-input.ts'
import { TAB_FIELD } from '../form/check-tabs.tsx'

/** A submitted checker form. */
export type SentForm = {
  type: ContentType
  text: string
  /** An email file; null if none was selected. */
  mail: Uint8Array | 'too-large' | null
  /** Whether only a tab change was requested, as without script. */
  isTab: boolean
  /** All fields of a form without files, which may contain feedback. */
  form: FormData | null
}

/**
 * Parses the checker's form, which is multipart on the email tab.
 * @throws a 400 response for a body that is not a form
 */
export async function readSentForm(request: Request): Promise<SentForm> {
  const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/form-data')
  const { value, mail, form } = isUpload ? await readFields(request) : await readTexts(request)
  const tab = value(TAB_FIELD)
  const type = toContentType(tab ?? value('type'))
  const text = normalizeLineEnds(value('text') ?? '')
  return { type, text, mail: type === 'email' ? mail : null, isTab: tab !== undefined, form }
}

async function readTexts(request: Request) {
  const form = await readForm(request)
  const value = (name: string) => {
    const sent = form.get(name)
    return typeof sent === 'string' ? sent : undefined
  }
  return { value, mail: null, form }
}

async function readFields(request: Request) {
  const upload = await readUpload(request, { field: MAIL_FIELD, most: 1 }, async (bytes) =>
    bytes.length > LIMITS.mailFile ? null : bytes,
  )
  const { texts, files, rejected, problem } = upload
  if (problem === 'malformed') throw data(null, { status: 400 })
  const isTooLarge = rejected > 0 || problem === 'too-large'
  const mail: SentForm['mail'] = isTooLarge ? 'too-large' : (files[0] ?? null)
  return { value: (name: string) => texts.get(name), mail, form: null }
}
