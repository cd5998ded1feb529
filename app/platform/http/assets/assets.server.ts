import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { createMiddleware } from 'hono/factory'
import { getMimeType } from 'hono/utils/mime'
import { takes } from './representation/accepted-encoding.server.ts'
import { entityTag, hasAlready } from './representation/entity-tag.server.ts'
import type { Step } from './site.server.ts'

type Encoding = 'br' | 'gzip' | 'identity'
type Asset = {
  type: string
  cacheControl: string
  /** Weak: the same for every encoding. */
  etag: string
  bodies: Map<Encoding, Uint8Array<ArrayBuffer>>
}

/** Every public file, in memory, by the path it is asked for. */
export type Assets = ReadonlyMap<string, Asset>

const ENCODINGS: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' }
/** Best first. */
const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity']
const ONE_YEAR = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'
/** A browser must never hold on to an old service worker. */
const ASK_EACH_TIME: ReadonlySet<string> = new Set(['/sw.js'])

/**
 * Reads the public files of a build. Names under `assets/` hold a hash of their content, so browsers keep them for
 * good. `x.br` and `x.gz` are the compressed forms of `x`, made by the build.
 */
export async function loadAssets(directory: string): Promise<Assets> {
  const assets = new Map<string, Asset>()
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const plainFirst = files.sort((a, b) => a.length - b.length)
  for (const file of plainFirst) {
    const body = new Uint8Array(await readFile(file))
    const path = `/${relative(directory, file).split(sep).join('/')}`
    const encoding = ENCODINGS[extname(path)]
    const plain = encoding && assets.get(path.slice(0, -extname(path).length))
    if (plain) {
      plain.bodies.set(encoding, body)
    } else {
      assets.set(path, {
        type: getMimeType(path) ?? 'application/octet-stream',
        cacheControl: keptFor(path),
        etag: `W/${entityTag(body)}`,
        bodies: new Map([['identity', body]]),
      })
    }
  }
  return assets
}

function keptFor(path: string): string {
  if (ASK_EACH_TIME.has(path)) return 'no-cache'
  return path.startsWith('/assets/') ? ONE_YEAR : ONE_HOUR
}

export function serveAssets(assets: Assets) {
  return createMiddleware<Step>(async (context, next) => {
    const { method, path } = context.req
    const asset = method === 'GET' || method === 'HEAD' ? assets.get(path) : undefined
    if (!asset) return next()
    const accepted = context.req.header('accept-encoding')
    const encoding = PREFERENCE.find(
      (name) => asset.bodies.has(name) && (name === 'identity' || takes(accepted, name)),
    ) as Encoding
    const headers: Record<string, string> = {
      'Content-Type': asset.type,
      'Cache-Control': asset.cacheControl,
      ETag: asset.etag,
      Vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    }
    if (hasAlready(context.req.header('if-none-match'), asset.etag)) {
      return new Response(null, { status: 304, headers })
    }
    const body = asset.bodies.get(encoding) as Uint8Array<ArrayBuffer>
    headers['Content-Length'] = String(body.byteLength)
    return new Response(method === 'HEAD' ? null : body, { headers })
  })
}
