import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import type { App } from '#app/platform/context.server.ts'
import { serveBuilt } from '../../tests/support/built-site.ts'
import { seedApp } from '../../tests/support/seeded-app.ts'
import { newStaff, signIn } from '../../tests/support/staff.ts'
import { faultsOf } from '../fuzz/faults.ts'
import { type Attack, attacks } from '../fuzz/requests.ts'
import { send } from '../fuzz/send.ts'
import { siteUnderAttack } from '../fuzz/site.ts'

const USUAL_REQUESTS = 20_000
const AT_ONCE = 4
const BATCH = 500
const MAX_SHOWN_LENGTH = 1000

/**
 * Sends hostile requests to the built site and lists every kind of fault with the request that caused it.
 * Prints the seed; the same seed sends the same requests.
 * @param app on a migrated, empty database, with TRUSTED_PROXY_HOPS 1
 */
export async function benchFuzz(app: App, requests = USUAL_REQUESTS, seed = randomInt(2 ** 31)) {
  console.log(`${requests} hostile requests, seed ${seed}`)
  const { origin, close } = await serveBuilt(app)
  const { filling, article: _, ...known } = await seedApp(app)
  await newStaff(app)
  const site = await siteUnderAttack(origin, {
    values: Object.values(known),
    cookies: [await signIn(origin)],
    filling,
  })
  const arbitrary = attacks(site)
  const kinds = new Map<string, { count: number; attack: Attack }>()
  const statuses = new Map<number, number>()
  for (let sent = 0; sent < requests; sent += BATCH) {
    const numRuns = Math.min(BATCH, requests - sent)
    const queue = fc.sample(arbitrary, { seed: seed + sent, numRuns })
    const worker = async () => {
      for (let attack = queue.pop(); attack; attack = queue.pop()) {
        const answer = await send(origin, attack)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        for (const fault of faultsOf(attack, answer)) {
          const known = kinds.get(fault)
          kinds.set(fault, { count: (known?.count ?? 0) + 1, attack: known?.attack ?? attack })
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }
  close()
  console.log('answers', Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))
  for (const [fault, { count, attack }] of kinds) {
    console.log(`${count} x ${fault}: ${JSON.stringify(attack).slice(0, MAX_SHOWN_LENGTH)}`)
  }
  if (kinds.size === 0) console.log('no fault found')
  else process.exitCode = 1
}
