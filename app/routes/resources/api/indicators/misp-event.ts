import { mispEvent, mispMonths } from '#app/features/indicators/exports/misp.server.ts'
import { jsonExport, serveExport } from '#app/features/indicators/exports/serve-export.server.ts'

/** An event of the MISP feed. The parameter is the name of its file. */
export const loader = serveExport(async ({ db, params }) => {
  const month = (await mispMonths(db)).find(({ uuid }) => `${uuid}.json` === params.file)
  return month ? jsonExport(mispEvent(month)) : null
})

export const action = loader
