/** The loader of an address that only takes what is sent to it. */
export function refuseReads(): Response {
  return new Response('Method Not Allowed\n', { status: 405, headers: { Allow: 'POST' } })
}
