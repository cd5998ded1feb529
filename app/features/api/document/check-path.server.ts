import { API_LIMITS } from '#app/domain/limits.ts'
import { api } from '#words/en/library/api.js'

const { check: t, problems } = api

/** What a path of the document is made of: see `open-api.server.ts`. */
type Parts = {
  shape: (name: 'CheckRequest' | 'CheckAnswer') => object
  failure: (description: string) => object
}

const TEXT = { type: 'string' }
const SECONDS = { type: 'integer' }
const SCHEME = 'key'

/** How a check is authenticated. */
export const CHECK_SECURITY = {
  [SCHEME]: { type: 'http', scheme: 'bearer', description: t.key },
}

/** The path of the OpenAPI document that checks texts. */
export function checkPath({ shape, failure }: Parts) {
  const described = (status: keyof typeof problems, headers?: object) => ({
    ...failure(problems[status].detail),
    ...(headers && { headers }),
  })
  const retryAfter = { 'Retry-After': { description: t.retryAfter, schema: SECONDS } }
  return {
    post: {
      operationId: 'checkTexts',
      summary: t.post({ limit: API_LIMITS.items }),
      description: t.about,
      security: [{ [SCHEME]: [] }],
      parameters: [
        { name: 'Accept-Language', in: 'header', description: t.language, schema: TEXT },
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: shape('CheckRequest'), example: EXAMPLE } },
      },
      responses: {
        200: {
          description: t.ok,
          headers: { 'Content-Language': { description: t.language, schema: TEXT } },
          content: { 'application/json': { schema: shape('CheckAnswer') } },
        },
        400: failure(t.problems.body),
        401: described(401, {
          'WWW-Authenticate': { description: t.authenticate, schema: TEXT },
        }),
        413: described(413),
        415: described(415),
        429: described(429, retryAfter),
        503: { ...failure(t.problems.unavailable), headers: retryAfter },
        default: failure(api.anyProblem),
      },
    },
  }
}

const EXAMPLE = { items: [{ type: 'message', text: t.example.scam }] }
