import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A domain on the list of `startJourneyList`. */
export const LISTED_DOMAIN = 'listed-by-others.example'

/** A known list that the journeys' server reads from the list server. */
const NAME = 'cert-pl'

/** Starts a server with a list of one domain on a free loopback port. `feeds` is the value of `FEEDS` for it. */
export async function startJourneyList(): Promise<{ feeds: string; stop(): void }> {
  const server = createServer((_request, response) => response.end(`${LISTED_DOMAIN}\n`))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    feeds: `${NAME}=http://127.0.0.1:${port}/domains.txt`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
