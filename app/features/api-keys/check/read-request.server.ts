import type { z } from 'zod'
import { CHECK_REQUEST, type CheckRequest } from '#app/features/api/check-shapes.server.ts'
import { CHECK_PROBLEMS } from '#app/features/api/check-words.server.ts'
import type { ProblemOptions, ProblemStatus } from '#app/features/api/problem.server.ts'

type Refusal = { ok: false; status: ProblemStatus; options: ProblemOptions }

const JSON_TYPE = /^application\/json *(;|$)/i

/** Parses a request for checks strictly: unknown and malformed parts of the body are errors that name them. */
export async function readCheckRequest(
  request: Request,
): Promise<{ ok: true; items: CheckRequest['items'] } | Refusal> {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) return refusal(415)
  const body = parse(await request.text())
  if (body === undefined) return refusal(400, { detail: CHECK_PROBLEMS.json })
  const read = CHECK_REQUEST.safeParse(body)
  if (read.success) return { ok: true, items: read.data.items }
  const errors = read.error.issues.flatMap(named)
  return refusal(400, { detail: CHECK_PROBLEMS.body, errors })
}

const refusal = (status: ProblemStatus, options: ProblemOptions = {}): Refusal => ({
  ok: false,
  status,
  options,
})

/** Returns the value of a JSON text; undefined if it is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Names the part of the body: `items.0.type`. Empty for the body itself. */
function named({ path, message }: z.core.$ZodIssue) {
  return { parameter: path.join('.'), detail: message }
}
