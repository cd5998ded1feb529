import type { App } from '#app/platform/context.server.ts'
import type { configureAuth } from './configure.server.ts'
import { withTimeout } from './provider/timeout.server.ts'

export type Auth = ReturnType<typeof configureAuth>

const plain = new WeakMap<App, Promise<Auth>>()
const provided = new WeakMap<App, Promise<Auth>>()

/** Returns the authentication library for this App. Loaded on demand by commands, because it takes 250 ms. */
export function authOf(app: App): Promise<Auth> {
  return once(plain, app, false)
}

/**
 * The same with the OpenID provider, which requires discovery: separate, so that a provider outage does not
 * affect sign-in by password. Retried on the next call. Null without a provider.
 * @throws Error if the provider does not answer in time
 */
export async function providerAuthOf(app: App): Promise<Auth | null> {
  if (!app.env.OIDC_ISSUER) return null
  const auth = await once(provided, app, true)
  const opened = await withTimeout(auth.$context)
  if (!opened?.socialProviders.length) provided.delete(app)
  if (!opened) throw new Error('the OpenID provider did not answer in time')
  return auth
}

function once(made: WeakMap<App, Promise<Auth>>, app: App, withProvider: boolean): Promise<Auth> {
  const known = made.get(app)
  if (known) return known
  const auth = import('./configure.server.ts').then(({ configureAuth }) =>
    configureAuth(app, { withProvider }),
  )
  made.set(app, auth)
  auth.catch(() => made.delete(app))
  return auth
}
