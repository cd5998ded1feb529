import { createServer, type IncomingMessage, type Server } from 'node:http'
import { ConfigurationError, type Env } from '../env.server.ts'
import { isUpload } from '../http/body-limit.server.ts'

/** Keep-alive timeout. A proxy's must be shorter (deploy/proxy/Caddyfile). */
export const KEEP_ALIVE_MS = 5_000

/**
 * Client timeouts: for the request headers; for a whole request (for a form, the longest text to check, in
 * Arabic 30 kB, takes 30 s at 8 kbit/s); for any progress (a live count stream has a heartbeat every 25 s);
 * and the interval of checks.
 */
const PATIENCE = {
  headersMs: 10_000,
  // Eight images of 5 MB at 1 Mbit/s take 320 s.
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

/**
 * Creates a server that does not listen yet. Slow senders get 408 and are disconnected; clients that read
 * nothing are disconnected.
 */
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

/** RFC 9112, section 6.3: without either header a request has no body. */
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

/**
 * Resolves when the server accepts connections. @throws ConfigurationError if the address is not available
 */
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
