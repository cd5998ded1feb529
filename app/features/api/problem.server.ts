import { api } from '#words/en/library/api.js'
import { API_CORS_HEADERS } from './public-answer.server.ts'

export type ProblemStatus = keyof typeof api.problems

/** A query parameter, or the path of a part of the body, with its error. */
export type ParameterError = { parameter: string; detail: string }

export type ProblemOptions = {
  /** Instead of the usual detail of the status. */
  detail?: string
  errors?: ParameterError[]
  headers?: Record<string, string>
  /** Whether scripts of other sites may read it. */
  isShared?: boolean
}

/** Returns a problem document (RFC 9457) whose title is the status phrase. */
export function problem(
  status: ProblemStatus,
  { detail, errors, headers, isShared = true }: ProblemOptions = {},
): Response {
  const { title, detail: usual } = api.problems[status]
  const body = { type: 'about:blank', title, detail: detail ?? usual, status, errors }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...(isShared && API_CORS_HEADERS),
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}
