import { serveCheck } from '#app/features/api-keys/check/serve-check.server.ts'

/** Checks of texts, with a key. */
export const loader = serveCheck

export const action = serveCheck
