/** Loader of a POST-only route. */
export function refuseReads(): Response {
  return new Response('Method Not Allowed\n', { status: 405, headers: { Allow: 'POST' } })
}
