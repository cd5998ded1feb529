import { mispHashes, mispMonths } from '#app/features/indicators/exports/misp.server.ts'
import { serveExport } from '#app/features/indicators/exports/serve-export.server.ts'

/** The hashes of the MISP feed. */
export const loader = serveExport(async ({ db }) => ({
  type: 'text/csv; charset=utf-8; header=absent',
  body: mispHashes(await mispMonths(db)),
}))

export const action = loader
