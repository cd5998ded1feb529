import type { AddressInfo } from 'node:net'
import { addStaff } from '#app/features/staff-access/accounts/add-staff.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { builtPages } from '#app/platform/http/build.server.ts'
import { createListener } from '#app/platform/http/site.server.ts'
import { openServer } from '#app/platform/process/open-server.server.ts'

const STAFF = { email: 'bench@himaya.example', password: 'tulip-ladder-copper-9' }

/** The built site on a free port. */
export async function serveBuilt(app: App): Promise<{ origin: string; close(): void }> {
  const { assets, pages } = await builtPages()
  const server = openServer().on('request', createListener(app, assets, pages))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The Cookie header of a new member of staff. */
export async function signIn(app: App, origin: string): Promise<string> {
  await addStaff(app, STAFF)
  const answer = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: app.env.PUBLIC_ORIGIN ?? origin, 'X-Forwarded-For': '192.0.2.1' },
    body: new URLSearchParams(STAFF),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
