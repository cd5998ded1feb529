import { mispManifest, mispMonths } from '#app/features/indicators/exports/misp.server.ts'
import { jsonExport, serveExport } from '#app/features/indicators/exports/serve-export.server.ts'

/** The manifest of the MISP feed. */
export const loader = serveExport(async ({ db }) => jsonExport(mispManifest(await mispMonths(db))))

export const action = loader
