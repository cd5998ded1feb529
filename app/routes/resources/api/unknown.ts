import { problem } from '#app/features/api/problem.server.ts'
import { servePublic } from '#app/features/api/serve-public.server.ts'

/** Every other API path. */
export const loader = servePublic(() => problem(404))

export const action = loader
