import { data } from 'react-router'

/**
 * Parses the fields of a form in any encoding.
 * @throws a plain 400 response for a body that is not a form, which no page of ours sends
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (fault) {
    if (request.signal.aborted) throw fault
    throw data(null, { status: 400 })
  }
}
