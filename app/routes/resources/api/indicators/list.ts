import { readIndicatorParameters } from '#app/features/api/indicator-parameters.server.ts'
import { problem } from '#app/features/api/problem.server.ts'
import { indicatorPage } from '#app/features/indicators/exports/indicator-list.server.ts'
import { jsonExport, serveExport } from '#app/features/indicators/exports/serve-export.server.ts'

/** Pages of indicators, newest first. */
export const loader = serveExport(async ({ db, url }) => {
  const asked = readIndicatorParameters(url.searchParams)
  if (!asked.ok) return problem(400, { errors: asked.errors })
  return jsonExport(await indicatorPage(db, asked.value, url))
})

export const action = loader
