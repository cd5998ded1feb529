import { jsonAnswer } from '#app/features/api/public-answer.server.ts'
import { type Answer, categoryResource } from '#app/features/api/resources.server.ts'
import { servePublic } from '#app/features/api/serve-public.server.ts'
import { listCategories } from '#app/features/scams/scams.db.server.ts'

/** Library categories by name; "other" comes last. */
export const loader = servePublic(async ({ db, request }) => {
  const categories = await listCategories(db)
  const data = categories.map(({ slug }) => categoryResource(slug))
  return jsonAnswer(request, { data } satisfies Answer<'CategoryListAnswer'>)
})

export const action = loader
