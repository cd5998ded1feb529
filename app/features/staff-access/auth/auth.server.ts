import type { App } from '#app/platform/context.server.ts'
import type { configureAuth } from './configure.server.ts'
import { withTimeout } from './provider/timeout.server.ts'

export type Auth = ReturnType<typeof configureAuth>

const plain = new WeakMap<App, Promise<Auth>>()
const provided = new WeakMap<App, Promise<Auth>>()

/** The authentication library for this App. The build has it from the start; a command waits for its 250 ms only where it needs it. */
export function authOf(app: App): Promise<Auth> {
  return once(plain, app, false)
}

/**
 * The same with the OpenID provider in it, which is asked for its addresses: apart, so that a provider that is down
 * keeps nobody from signing in by password. Asked again next time when it did not answer. Null without one.
 * @throws Error when the provider does not answer in time
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
