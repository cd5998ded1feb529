import { data, isRouteErrorResponse } from 'react-router'

/** Why a form did not come to its action. */
export type Unsent = 'signed-out' | 'too-large' | 'refused' | 'unsent'

const WHY: Readonly<Record<number, Unsent>> = { 401: 'signed-out', 413: 'too-large' }

/** Tells such a refusal from those of an action. */
export function isUnsent(problem: string): problem is Unsent {
  return [...Object.values(WHY), 'refused', 'unsent'].includes(problem)
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
    const status = isRouteErrorResponse(fault) ? fault.status : null
    const problem: Unsent = status ? (WHY[status] ?? 'refused') : 'unsent'
    return data({ problem, ...kept }, { status: status ?? 503 })
  }
}
