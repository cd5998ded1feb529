import { createServer, type Server } from 'node:http'

/**
 * How long a client may take: to send the head of a request, to send all of it (eight pictures of 5 MB on a line of
 * 1 Mbit/s take 320 s), and how often is looked who took longer.
 */
const PATIENCE = { headersMs: 10_000, requestMs: 330_000, lookMs: 5_000 }

/** A server that listens nowhere yet. Who sends too slowly is told 408 and cut off. */
export function openServer({ headersMs, requestMs, lookMs } = PATIENCE): Server {
  return createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: lookMs,
  })
}
