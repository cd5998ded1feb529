import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { LONG_POLL } from '../../tests/support/timeouts.ts'
import { describeFault } from './log.server.ts'

test('the details of a visitor in a database error never reach the log', () => {
  const fault = new DrizzleQueryError(
    'insert into reports values ($1)',
    ['fatima@example.ae', 'They called me\n  at nine from 050 123 4567\nand again'],
    Object.assign(new Error('Key (email)=(fatima@example.ae) already exists.'), {
      code: '23505',
      detail: 'Key (email)=(fatima@example.ae) already exists.',
    }),
  )
  const line = JSON.stringify(describeFault(fault))
  expect(line).not.toContain('fatima')
  expect(line).not.toContain('050 123')
  expect(line).toContain('23505')
})

test('a thrown value that is not an error is logged by its type only', () => {
  expect(describeFault('0501234567')).toEqual({ name: 'string' })
})

/** Rejects writes like a full disk (Linux, full(4)). */
const FULL = '/dev/full'
const WRITES_AND_ENDS = `
  import { createLog } from '#app/platform/log.server.ts'
  const log = createLog('info')
  setInterval(() => log.info('a line'), 10)
  setTimeout(() => process.exit(7), 500)`

test.runIf(process.platform === 'linux')(
  'a process with an unwritable log keeps running and exits normally',
  async () => {
    const full = await open(FULL, 'w')
    const child = spawn('node', ['--input-type=module', '-e', WRITES_AND_ENDS], {
      stdio: ['ignore', full.fd, 'ignore'],
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), LONG_POLL.timeout)
    expect(await once(child, 'exit')).toEqual([7, null])
    clearTimeout(timer)
    await full.close()
  },
)
