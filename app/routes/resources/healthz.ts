/** The process is alive. */
export function loader(): Response {
  return new Response('ok\n', { headers: { 'Cache-Control': 'no-store' } })
}
