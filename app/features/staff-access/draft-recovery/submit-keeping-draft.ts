import { data, type ErrorResponse, isRouteErrorResponse } from 'react-router'
import { REJECTION_REASONS } from './rejected-form.ts'

const SUBMIT_FAILURES = [...REJECTION_REASONS, 'too-large', 'refused', 'unsent'] as const

/** Why a form did not reach its action. */
export type SubmitFailure = (typeof SUBMIT_FAILURES)[number]

/** Distinguishes these from an action's own rejections. */
export function isSubmitFailure(problem: unknown): problem is SubmitFailure {
  return SUBMIT_FAILURES.some((unsent) => unsent === problem)
}

/**
 * A screen's `clientAction`: submits the form, and if it fails because of session, connection or size,
 * returns a result in place of the server's, so that the form keeps its input.
 * @param keep returns the input in the format of the action's own rejections
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
