import { openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { launch } from '../postmaster.server.ts'

/**
 * Starts a server when no file descriptors are left, for a test with a low limit. Argument: a directory for
 * its socket. Prints the error code and exits normally.
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
