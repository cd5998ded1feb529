import { problem } from '#app/features/api/problem.server.ts'
import { jsonAnswer } from '#app/features/api/public-answer.server.ts'
import { type Answer, scamResource } from '#app/features/api/resources.server.ts'
import { withDetails } from '#app/features/api/scam-details.db.server.ts'
import { servePublic } from '#app/features/api/serve-public.server.ts'
import { findScam } from '#app/features/scams/list-scams.db.server.ts'

/** One library entry. */
export const loader = servePublic(async ({ db, request, params }) => {
  const card = await findScam(db, params.id ?? '', 'en')
  const [entry] = await withDetails(db, card ? [card] : [])
  if (!entry) return problem(404)
  return jsonAnswer(request, { data: scamResource(entry) } satisfies Answer<'ScamAnswer'>)
})

export const action = loader
