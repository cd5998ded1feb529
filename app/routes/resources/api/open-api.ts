import { OPEN_API } from '#app/features/api/document/open-api.server.ts'
import { jsonAnswer } from '#app/features/api/public-answer.server.ts'
import { servePublic } from '#app/features/api/serve-public.server.ts'

/** The OpenAPI document. */
export const loader = servePublic(({ request }) => jsonAnswer(request, OPEN_API))

export const action = loader
