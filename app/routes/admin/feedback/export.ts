import { exportLabelled } from '#app/features/checks/feedback/staff/export-labelled.server.ts'
import { staffOf } from '#app/features/staff-access/layout/require-staff.server.ts'
import { appContext, requestContext } from '#app/platform/context.server.ts'
import { PRIVATE_NO_STORE } from '#app/platform/http/representation/cache-control.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { staffFeedback } from '#words/en/staff/staff-feedback.js'
import type { Route } from './+types/export'

/** The labelled checks as a file of the corpus. A form asks for it, because every export is written down. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  // Nothing that a page shows is changed by it: the pages that are kept stay as they are.
  context.get(requestContext).byStaff = false
  try {
    const rows = await exportLabelled(context.get(appContext), staffOf(context))
    return new Response(rows, {
      headers: {
        'Content-Type': 'application/jsonl; charset=utf-8',
        'Content-Disposition': 'attachment; filename="checked.jsonl"',
        ...PRIVATE_NO_STORE,
      },
    })
  } catch (err) {
    logFault(context, err, 'labelled checks could not be exported')
    return new Response(`${staffFeedback.export.failed}\n`, {
      status: 503,
      headers: PRIVATE_NO_STORE,
    })
  }
}
