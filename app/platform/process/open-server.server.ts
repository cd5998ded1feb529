import { createServer, type IncomingMessage, type Server } from 'node:http'
import { ConfigurationError, type Env } from '../env.server.ts'
import { isUpload } from '../http/body-limit.server.ts'

/** How long a client may leave a connection idle. A proxy lets go of it sooner (deploy/proxy/Caddyfile). */
export const KEEP_ALIVE_MS = 5_000

/**
 * How long a client may take: to send the head of a request, to send all of it (of a form, the longest text to check, in Arabic
 * 30 kB, takes 30 s on a line of 8 kbit/s), to send or take anything at all (a stream of live counts has a heartbeat every
 * 25 s), and how often is looked who took longer.
 */
const PATIENCE = {
  headersMs: 10_000,
  // Eight pictures of 5 MB on a line of 1 Mbit/s take 320 s.
  requestMs: 330_000,
  formMs: 60_000,
  stillMs: 120_000,
  lookMs: 5_000,
}

const NO_ADDRESS = 'HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0'
const CANNOT_LISTEN: Record<string, string> = {
  EADDRINUSE: 'another program listens on this HOST and PORT',
  EACCES: 'PORT must be one that this account may listen on: most systems keep those below 1024',
  EADDRNOTAVAIL: NO_ADDRESS,
  ENOTFOUND: NO_ADDRESS,
  EAI_AGAIN: NO_ADDRESS,
}

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/** A server that listens nowhere yet. Who sends too slowly is told 408 and cut off; who takes nothing is cut off. */
export function openServer({ headersMs, requestMs, formMs, stillMs, lookMs } = PATIENCE): Server {
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: lookMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
  })
  server.setTimeout(stillMs)
  return server.on('request', (request: IncomingMessage) => {
    if (hasBody(request) && !isUpload(request)) hurry(request, formMs)
  })
}

/** RFC 9112, section 6.3: without either of them a request ends with its head. */
function hasBody({ headers }: IncomingMessage): boolean {
  return 'content-length' in headers || 'transfer-encoding' in headers
}

function hurry(request: IncomingMessage, patienceMs: number): void {
  const timer = setTimeout(() => {
    if (request.complete) return
    request.socket.write(TOO_SLOW)
    request.socket.destroySoon()
  }, patienceMs).unref()
  request.once('close', () => clearTimeout(timer))
}

/** Resolves when the server takes connections. @throws ConfigurationError for an address that is not to be had */
export function listen(server: Server, { PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (fault: NodeJS.ErrnoException) => {
      const said = CANNOT_LISTEN[fault.code ?? '']
      reject(said ? new ConfigurationError(said) : fault)
    }
    server.once('error', refuse)
    server.listen(PORT, HOST, () => {
      server.off('error', refuse)
      resolve()
    })
  })
}
