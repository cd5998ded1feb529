import { data, type ErrorResponse, isRouteErrorResponse } from 'react-router'
import { REJECTION_REASONS } from './rejected-form.ts'

const SUBMIT_FAILURES = [...REJECTION_REASONS, 'too-large', 'refused', 'unsent'] as const

/** Why a form did not come to its action. */
export type SubmitFailure = (typeof SUBMIT_FAILURES)[number]

/** Tells such a refusal from those of an action. */
export function isSubmitFailure(problem: unknown): problem is SubmitFailure {
  return SUBMIT_FAILURES.some((unsent) => unsent === problem)
}

/**
 * A screen's `clientAction`: sends the form, and when it does not come through, for want of a session or of a
 * connection or because the server would not take it, answers in place of the server, so that the form stays with all that was typed.
 * @param keep gives, of what was typed, what the action's own refusals give back
 */
export async function submitKeepingDraft<Answer, Kept extends object>(
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

function problemOf(answer: ErrorResponse | null): SubmitFailure {
  if (!answer) return 'unsent'
  if (answer.status === 413) return 'too-large'
  return isSubmitFailure(answer.data?.problem) ? answer.data.problem : 'refused'
}
