import { expect, test } from 'vitest'
import { createSessionRefresher, type SessionStatus } from './session-refresh.ts'

/** A simulated clock and server. */
function world() {
  let now = 0
  let alarm: { at: number; call: () => void } | undefined
  const asked: number[] = []
  const answers: SessionStatus[] = []
  const ends: number[] = []
  const refresher = createSessionRefresher({
    now: () => now,
    after(ms, call) {
      const mine = { at: now + ms, call }
      alarm = mine
      return () => {
        if (alarm === mine) alarm = undefined
      }
    },
    async ask() {
      asked.push(now)
      return answers.shift() ?? 'unknown'
    },
    onOver: () => ends.push(now),
  })
  /** Advances the clock and settles promises. */
  async function pass(ms: number) {
    const until = now + ms
    while (alarm && alarm.at <= until) {
      const { at, call } = alarm
      alarm = undefined
      now = at
      call()
      await new Promise(setImmediate)
    }
    now = until
    await new Promise(setImmediate)
  }
  return { refresher, pass, asked, answers, ends, sleeping: () => alarm === undefined }
}

test('no request is sent while more than 90 seconds remain', async () => {
  const { refresher, pass, asked } = world()
  refresher.start(3600)
  await pass(3_480_000)
  expect(asked).toEqual([])
})

test('the first check with at most 90 seconds left extends the session by an hour', async () => {
  const { refresher, pass, asked, answers } = world()
  answers.push({ secondsLeft: 3600 })
  refresher.start(3600)
  await pass(3_510_000)
  expect(asked).toEqual([3_510_000])
  await pass(3_480_000)
  expect(asked).toHaveLength(1)
  await pass(30_000)
  expect(asked).toHaveLength(2)
})

test('a request to an unreachable server is repeated after 200 ms, doubling, for 30 seconds', async () => {
  const { refresher, pass, asked } = world()
  refresher.start(90)
  await pass(30_000 + 29_999)
  const pauses = asked.slice(1).map((at, before) => at - (asked[before] ?? 0))
  expect(asked[0]).toBe(30_000)
  expect(pauses).toEqual([200, 400, 800, 1600, 3200, 6400, 12800])
})

test('a session continues if the network returns before its end', async () => {
  const { refresher, pass, asked, answers, ends } = world()
  answers.push('unknown', 'unknown', { secondsLeft: 3600 })
  refresher.start(90)
  await pass(31_000)
  expect(asked).toEqual([30_000, 30_200, 30_600])
  expect(ends).toEqual([])
})

test('a session that the server has ended is reported once, and the refresh stops', async () => {
  const { refresher, pass, answers, ends, sleeping } = world()
  answers.push('over')
  refresher.start(60)
  await pass(600_000)
  expect(ends).toEqual([30_000])
  expect(sleeping()).toBe(true)
})

test('a session that expires while the server is unreachable is reported once', async () => {
  const { refresher, pass, ends } = world()
  refresher.start(40)
  await pass(120_000)
  expect(ends).toHaveLength(1)
})

test('a hidden page sends no request, and a page shown again sends one at once', async () => {
  const { refresher, pass, asked, answers, ends } = world()
  answers.push({ secondsLeft: 3600 }, 'over')
  refresher.start(3600)
  refresher.stop()
  await pass(7_200_000)
  expect(asked).toEqual([])
  refresher.resume()
  await pass(0)
  expect(asked).toEqual([7_200_000])
  refresher.stop()
  refresher.resume()
  await pass(0)
  expect(ends).toEqual([7_200_000])
})

test('a response that arrives after the page was hidden is ignored', async () => {
  const { refresher, pass, answers, ends, sleeping } = world()
  answers.push('over')
  refresher.start(3600)
  refresher.resume()
  refresher.stop()
  await pass(60_000)
  expect(ends).toEqual([])
  expect(sleeping()).toBe(true)
})
