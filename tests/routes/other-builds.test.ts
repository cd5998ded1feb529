import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { App } from '#app/platform/context.server.ts'
import { type Assets, assetOf } from '#app/platform/http/assets/assets.server.ts'
import { storeBuild } from '#app/platform/http/assets/other-builds.db.server.ts'
import { testApp } from '../support/app.ts'
import { refuseStaleBuild } from '../support/fresh-build.ts'
import { serve } from '../support/site.ts'

test('during a rolling release each version serves the files of both', async () => {
  const app = await testApp()
  const older = await serveBuild(app, build({ '/assets/page-old.js': 'old' }))
  const newer = await serveBuild(app, build({ '/assets/page-new.js': 'new' }))
  for (const origin of [older, newer]) {
    for (const which of ['old', 'new']) {
      const answer = await fetch(`${origin}/assets/page-${which}.js`)
      expect(await answer.text()).toBe(which)
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(answer.headers.get('content-type')).toContain('javascript')
    }
  }
})

test('a newer build on disk does not affect a running process, whose server code is one file', async () => {
  refuseStaleBuild()
  const folder = new URL('../../build/server/', import.meta.url)
  const files = await readdir(folder, { recursive: true })
  expect(files.filter((file) => file.endsWith('.js'))).toEqual(['index.js'])
})

test('a file of another build is served in the accepted encoding, with conditional requests', async () => {
  const app = await testApp()
  const origin = await serveBuild(app, build({}))
  const bodies = new Map([
    ['identity', bytes('plain')],
    ['br', bytes('packed')],
  ] as const)
  await storeBuild(app.db, new Map([['/assets/a.js', assetOf('/assets/a.js', bodies)]]))
  const url = `${origin}/assets/a.js`
  const plain = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
  expect(await plain.text()).toBe('plain')
  const known = { 'If-None-Match': plain.headers.get('etag') ?? '' }
  expect((await fetch(url, { headers: known })).status).toBe(304)
  const packed = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('content-length')).toBe('6')
})

test('unknown files are not found, and unhashed files are not stored', async () => {
  const app = await testApp()
  const origin = await serveBuild(app, build({ '/assets/a.js': 'a', '/robots.txt': 'none' }))
  for (const path of ['/assets/b.js', '/assets/%00.js', '/assets/..%2frobots.txt']) {
    expect((await fetch(`${origin}${path}`)).status, path).toBe(404)
  }
  expect(await keptPaths(app)).toEqual(['/assets/a.js'])
})

test('a build is deleted a month after it was superseded, not after it was first stored', async () => {
  const app = await testApp()
  const first = build({ '/assets/first.js': '1', '/assets/both.js': '2' })
  const second = build({ '/assets/second.js': '3', '/assets/both.js': '2' })
  const monthLater = () =>
    app.db.execute(sql`update assets set superseded_at = superseded_at - interval '31 days'`)
  await storeBuild(app.db, first)
  await storeBuild(app.db, second)
  await storeBuild(app.db, first)
  await monthLater()
  await storeBuild(app.db, first)
  expect(await keptPaths(app)).toEqual(['/assets/both.js', '/assets/first.js'])
  await monthLater()
  await storeBuild(app.db, second)
  expect(await keptPaths(app)).toEqual(['/assets/both.js', '/assets/first.js', '/assets/second.js'])
})

test('processes that start concurrently store the same files without an error', async () => {
  const app = await testApp()
  const builds = [build({ '/assets/a.js': 'a' }), build({ '/assets/b.js': 'b' })]
  await Promise.all(
    Array.from({ length: 16 }, (_, n) => storeBuild(app.db, builds[n % 2] as Assets)),
  )
  expect(await keptPaths(app)).toEqual(['/assets/a.js', '/assets/b.js'])
})

function build(files: Record<string, string>): Assets {
  return new Map(
    Object.entries(files).map(([path, text]) => [
      path,
      assetOf(path, new Map([['identity', bytes(text)]])),
    ]),
  )
}

const bytes = (text: string) => new TextEncoder().encode(text)

async function keptPaths({ db }: App): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`select path from assets order by path`)
  return rows.map(({ path }) => path)
}

/** Serves this build's pages with these files, as a newly started process. */
async function serveBuild(app: App, assets: Assets): Promise<string> {
  await storeBuild(app.db, assets)
  return serve(app, assets)
}
