import { readEvidence } from '#app/features/reports/evidence/store-evidence.server.ts'
import { appContext } from '#app/platform/context.server.ts'
import { PRIVATE_NO_STORE } from '#app/platform/http/representation/cache-control.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import type { Route } from './+types/evidence'

/** Restrictive headers for uploaded images: display only. */
const HEADERS = {
  'Content-Type': 'image/webp',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  ...PRIVATE_NO_STORE,
}

/** Returns an evidence image by its path. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  try {
    const image = await readEvidence(app, params['*'])
    if (!image) return new Response(null, { status: 404, headers: HEADERS })
    return new Response(new Uint8Array(image), { headers: HEADERS })
  } catch (err) {
    logFault(context, err, 'evidence failed to load')
    return new Response(null, { status: 503, headers: HEADERS })
  }
}
