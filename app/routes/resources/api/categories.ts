import { jsonAnswer } from '#app/features/api/public-answer.server.ts'
import type { Answer } from '#app/features/api/resources.server.ts'
import { listCategories } from '#app/features/api/scam-details.db.server.ts'
import { servePublic } from '#app/features/api/serve-public.server.ts'

/** The categories of the library, by name. */
export const loader = servePublic(async ({ db, request }) =>
  jsonAnswer(request, { data: await listCategories(db) } satisfies Answer<'CategoryListAnswer'>),
)

export const action = loader
