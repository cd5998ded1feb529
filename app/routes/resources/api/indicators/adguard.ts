import { adGuardList, BLOCKED_KINDS } from '#app/features/indicators/exports/block-lists.server.ts'
import { exportedIndicators } from '#app/features/indicators/exports/exported.server.ts'
import { serveExport } from '#app/features/indicators/exports/serve-export.server.ts'

/** A block list in AdGuard syntax. */
export const loader = serveExport(async ({ db, url }) =>
  adGuardList(await exportedIndicators(db, BLOCKED_KINDS), url.origin),
)

export const action = loader
