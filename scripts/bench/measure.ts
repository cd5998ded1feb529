import { performance } from 'node:perf_hooks'

export type Figures = { p50: number; p99: number; perSecond: number }

/** Runs `work` repeatedly in sequence and returns milliseconds, after a warm-up of a tenth of the runs. */
export async function measure(runs: number, work: (run: number) => unknown): Promise<Figures> {
  for (let run = 0; run < runs / 10; run++) await work(run)
  const times: number[] = []
  const begin = performance.now()
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    await work(run)
    times.push(performance.now() - start)
  }
  const total = performance.now() - begin
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  return { p50: at(0.5), p99: at(0.99), perSecond: (runs * 1000) / total }
}

/** Formats one table row. */
export function row(what: string, { p50, p99, perSecond }: Figures): string {
  const ms = (value: number) => `${value.toFixed(value < 1 ? 3 : 1)} ms`.padStart(10)
  return `${what.padEnd(58)} p50${ms(p50)}  p99${ms(p99)}  ${Math.round(perSecond).toLocaleString('en').padStart(9)}/s`
}
