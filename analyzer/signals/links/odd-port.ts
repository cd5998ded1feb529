import { linkSignal } from '../detector.ts'

/** A port that no public site uses. */
export const oddPort = linkSignal('odd-port', (link) =>
  link.port !== '' && !['80', '443', '8080', '8443'].includes(link.port)
    ? { port: link.port }
    : null,
)
