import { openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { launch } from '../postmaster.server.ts'

/**
 * Asks for a server when no descriptor is left, for a test that gives this process few. Argument: a directory for its
 * socket. Tells why it got none, and ends in good order.
 */
const [, , host = ''] = process.argv
try {
  for (;;) openSync('/dev/null', 'r')
} catch {}
const plan = { binaries: host, cluster: host, account: undefined, host, port: 0, log: () => {} }
const told = await launch(plan).catch(({ code }) => code)
await pause(100)
process.stdout.write(told)
process.exit()
