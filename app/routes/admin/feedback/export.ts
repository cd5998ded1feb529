import { exportLabelled } from '#app/features/checks/feedback/staff/export-labelled.server.ts'
import { staffOf } from '#app/features/staff-access/layout/require-staff.server.ts'
import { appContext, requestContext } from '#app/platform/context.server.ts'
import { PRIVATE_NO_STORE } from '#app/platform/http/representation/cache-control.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { staffFeedback } from '#words/en/staff/staff-feedback.js'
import type { Route } from './+types/export'

/** Exports labelled checks as a corpus file. By POST, because every export is logged. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  // Changes no public page, so the page cache is kept.
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
