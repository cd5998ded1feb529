import { BLOCKED_KINDS, hostsFile } from '#app/features/indicators/exports/block-lists.server.ts'
import { exportedIndicators } from '#app/features/indicators/exports/exported.server.ts'
import { serveExport } from '#app/features/indicators/exports/serve-export.server.ts'

/** A block list as a hosts file. */
export const loader = serveExport(async ({ db, url }) =>
  hostsFile(await exportedIndicators(db, BLOCKED_KINDS), url.origin),
)

export const action = loader
