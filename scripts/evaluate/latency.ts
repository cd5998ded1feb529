import { analyze, type ContentType } from '#analyzer'

export type Latency = { median: number; p99: number; longest: number }

/**
 * Returns CPU milliseconds for complete analyses, after a warm-up. `longest` is for a text of 5,000
 * characters.
 */
export function latencyOf(type: ContentType, texts: readonly string[]): Latency {
  const some = texts.slice(0, 400)
  for (const text of some.slice(0, 100)) analyze({ type, text })
  const times = some.map((text) => timed(type, text)).sort((a, b) => a - b)
  const long = some.join('\n').slice(0, 5000)
  const repeats = Array.from({ length: 15 }, () => timed(type, long)).sort((a, b) => a - b)
  return {
    median: times[Math.floor(times.length / 2)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    longest: repeats[7] ?? 0,
  }
}

/** Repetitions per text, because the CPU clock is coarse. */
const TIMES = 5

function timed(type: ContentType, text: string): number {
  const start = process.threadCpuUsage()
  for (let time = 0; time < TIMES; time++) analyze({ type, text })
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000 / TIMES
}
