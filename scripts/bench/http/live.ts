import { once } from 'node:events'
import { liveCountsPath } from '#app/features/interactions/interaction-counts.ts'
import { run, startSite } from './processes.ts'
import type { StreamOptions, StreamResult } from './stream-client.ts'

const CHANGES = 5
const MEGABYTE = 1_000_000

/**
 * Opens live count streams on one process and measures the cost per stream and the time until all receive a
 * change.
 */
export async function benchLive(streams = 10_000): Promise<void> {
  const site = await startSite({ TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'warn' })
  const watcher = run('stream-client.ts', [])
  try {
    const library = await (await fetch(`${site.origin}/api/v1/scams`)).text()
    const scam = /[\da-f]{8}-[\da-f-]{27}/.exec(library)?.[0] ?? ''
    const path = liveCountsPath(scam)
    // METRICS_ACCESS treats requests without a proxy as loopback.
    const memory = () => site.metric('process_resident_memory_bytes')
    const before = await memory()
    const begin = performance.now()
    watcher.send({ port: site.port, path, streams } satisfies StreamOptions)
    const [{ open }] = (await once(watcher, 'message')) as [{ open: number }]
    const took = (performance.now() - begin) / 1000
    const grown = (await memory()) - before
    console.log(
      `\n${open.toLocaleString('en')} streams open on one process after ${took.toFixed(1)} s`,
    )
    console.log(
      `  memory ${(before / MEGABYTE).toFixed(0)} MB + ${(grown / MEGABYTE).toFixed(0)} MB: ${(grown / open / 1000).toFixed(1)} kB a stream`,
    )
    for (let change = 0; change < CHANGES; change++) {
      watcher.send('mark')
      const all = once(watcher, 'message') as Promise<[StreamResult]>
      await fetch(site.origin + path, {
        method: 'POST',
        headers: { 'X-Forwarded-For': `192.0.2.${change + 1}` },
        body: new URLSearchParams({ type: 'helpful' }),
      })
      const [{ half, most, all: last }] = await all
      console.log(
        `  a change reached half after ${half.toFixed(0)} ms, 99 % after ${most.toFixed(0)} ms, all after ${last.toFixed(0)} ms`,
      )
    }
    const begun = performance.now()
    await (await fetch(`${site.origin}/scam-library/${scam}`)).text()
    console.log(`  a page meanwhile ${(performance.now() - begun).toFixed(0)} ms`)
  } finally {
    watcher.kill()
    await site.stop()
  }
}
