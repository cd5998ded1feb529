import { api } from '#words/en/library/api.js'
import { API_CORS_HEADERS } from './public-answer.server.ts'

export type ProblemStatus = keyof typeof api.problems

/** A query parameter with its error. */
export type ParameterError = { parameter: string; detail: string }

/** Returns a problem document (RFC 9457) whose title is the status phrase. */
export function problem(
  status: ProblemStatus,
  { errors, headers }: { errors?: ParameterError[]; headers?: Record<string, string> } = {},
): Response {
  const body = { type: 'about:blank', ...api.problems[status], status, errors }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...API_CORS_HEADERS,
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}
