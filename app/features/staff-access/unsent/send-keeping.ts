import { data, type ErrorResponse, isRouteErrorResponse } from 'react-router'
import { GIVEN_BACK } from './given-back.ts'

const UNSENT = [...GIVEN_BACK, 'too-large', 'refused', 'unsent'] as const

/** Why a form did not come to its action. */
export type Unsent = (typeof UNSENT)[number]

/** Tells such a refusal from those of an action. */
export function isUnsent(problem: unknown): problem is Unsent {
  return UNSENT.some((unsent) => unsent === problem)
}

/**
 * A screen's `clientAction`: sends the form, and when it does not come through, for want of a session or of a
 * connection or because the server would not take it, answers in place of the server, so that the form stays with all that was typed.
 * @param keep gives, of what was typed, what the action's own refusals give back
 */
export async function sendKeeping<Answer, Kept extends object>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<Answer> },
  keep: (form: FormData) => Kept,
) {
  const kept = keep(await request.clone().formData())
  try {
    return await serverAction()
  } catch (fault) {
    if (fault instanceof Response) throw fault
    const answer = isRouteErrorResponse(fault) ? fault : null
    return data({ problem: problemOf(answer), ...kept }, { status: answer?.status ?? 503 })
  }
}

function problemOf(answer: ErrorResponse | null): Unsent {
  if (!answer) return 'unsent'
  if (answer.status === 413) return 'too-large'
  return isUnsent(answer.data?.problem) ? answer.data.problem : 'refused'
}
