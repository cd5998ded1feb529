import { listPage } from '#app/features/api/list-page.server.ts'
import { readListParameters } from '#app/features/api/list-parameters.server.ts'
import { problem } from '#app/features/api/problem.server.ts'
import { jsonAnswer } from '#app/features/api/public-answer.server.ts'
import { servePublic } from '#app/features/api/serve-public.server.ts'

/** Library pages, newest first or by relevance. */
export const loader = servePublic(async ({ db, request, url }) => {
  const asked = readListParameters(url.searchParams)
  if (!asked.ok) return problem(400, { errors: asked.errors })
  return jsonAnswer(request, await listPage(db, asked.value, url))
})

export const action = loader
