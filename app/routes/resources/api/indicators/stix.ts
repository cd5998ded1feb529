import { exportedIndicators } from '#app/features/indicators/exports/exported.server.ts'
import { jsonExport, serveExport } from '#app/features/indicators/exports/serve-export.server.ts'
import { stixBundle } from '#app/features/indicators/exports/stix.server.ts'

/** Indicators as a STIX 2.1 bundle. */
export const loader = serveExport(async ({ db, url }) => ({
  ...jsonExport(stixBundle(await exportedIndicators(db), url.origin)),
  type: 'application/stix+json;version=2.1',
}))

export const action = loader
