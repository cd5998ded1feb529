import { data } from 'react-router'

/**
 * The fields that a form has sent, in any of a form's encodings.
 * @throws an answer of 400 for a body that is no form. No page of ours sends one, so no words are spent on it
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (fault) {
    if (request.signal.aborted) throw fault
    throw data(null, { status: 400 })
  }
}
