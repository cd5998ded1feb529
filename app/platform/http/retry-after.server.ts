/**
 * Retry-After in milliseconds (RFC 9110, 10.2.3). A date is compared with the response's own Date header, so
 * that clocks need not agree.
 */
export function readRetryAfter(headers: Headers): number | undefined {
  const header = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const untilMs = Date.parse(header) - Date.parse(headers.get('date') ?? '')
  return Number.isNaN(untilMs) ? undefined : Math.max(0, untilMs)
}
