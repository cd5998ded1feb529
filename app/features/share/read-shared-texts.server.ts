import { data } from 'react-router'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { readUpload } from '#app/platform/http/upload/read-upload.server.ts'
import {
  contentOfTexts,
  MAIL_CONTENT,
  SHARED_MAIL,
  type SharedContent,
  sharedContent,
} from './shared-content.ts'

/**
 * Returns the texts of a share. Files are discarded part by part, however large: an email file only opens its tab, and
 * a picture is read on no server.
 * @throws a 400 response for a body that is not a form
 */
export async function readSharedTexts(request: Request): Promise<SharedContent> {
  const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/form-data')
  if (!isUpload) return sharedContent(await readForm(request))
  const mail = { field: SHARED_MAIL.name, most: 1 }
  const upload = await readUpload(request, mail, async ({ length }) => length > 0 || null)
  if (upload.problem === 'malformed') throw data(null, { status: 400 })
  if (upload.files.length > 0) return MAIL_CONTENT
  return contentOfTexts((name) => upload.texts.get(name))
}
