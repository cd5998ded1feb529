import { data, isRouteErrorResponse } from 'react-router'

/** Why a form did not come to its action. */
export type Unsent = 'signed-out' | 'unsent'

/** Tells such a refusal from those of an action. */
export function isUnsent(problem: string): problem is Unsent {
  return problem === 'signed-out' || problem === 'unsent'
}

/**
 * A screen's `clientAction`: sends the form, and when it does not come through, for want of a session or of a
 * connection, answers in place of the server, so that the form stays with all that was typed.
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
    return isRouteErrorResponse(fault) && fault.status === 401
      ? data({ problem: 'signed-out', ...kept } as const, { status: 401 })
      : data({ problem: 'unsent', ...kept } as const, { status: 503 })
  }
}
