import { indicatorCsv } from '#app/features/indicators/exports/indicator-list.server.ts'
import { serveExport } from '#app/features/indicators/exports/serve-export.server.ts'

/** Indicators as CSV. */
export const loader = serveExport(({ db }) => indicatorCsv(db))

export const action = loader
