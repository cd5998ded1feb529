import { FEEDBACK_FIELDS } from '#app/features/checks/feedback/answer.ts'

const SCAM =
  'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay and send your card 4111 1111 1111 1111.'

/** Default visitor address. */
const VISITOR = '192.0.2.1'

/**
 * Checks a text over HTTP. Returns the page and the hidden fields of the feedback form, empty without one.
 */
export async function checkOnPage(
  origin: string,
  { text = SCAM, from = VISITOR, path = '/scam-checker' } = {},
) {
  const html = await send(origin, { type: 'message', text }, { from, path }).then((a) => a.text())
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
  const { check, shown } = FEEDBACK_FIELDS
  return { html, form: { check: value(check), shown: value(shown) } }
}

/** Submits a form to the checker as a visitor behind a proxy. */
export function send(
  origin: string,
  fields: Record<string, string>,
  { from = VISITOR, path = '/scam-checker' } = {},
): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: { Origin: origin, 'X-Forwarded-For': from },
    body: new URLSearchParams(fields),
  })
}
