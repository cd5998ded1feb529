import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { createMiddleware } from 'hono/factory'
import type { HonoRequest } from 'hono/request'
import { getMimeType } from 'hono/utils/mime'
import { HASHED_FOLDER, RECOGNITION_FOLDER } from '#app/domain/built-files.ts'
import { chooseEncoding, type Encoding } from '../representation/accepted-encoding.server.ts'
import { entityTag, matchesEntityTag } from '../representation/entity-tag.server.ts'
import { EMBEDDABLE_CROSS_ORIGIN } from '../security-headers.server.ts'
import type { Step } from '../site.server.ts'

/** A file by content encoding. The identity encoding is always present. */
export type Bodies = Map<Encoding, Uint8Array<ArrayBuffer>>
export type Asset = {
  type: string
  cacheControl: string
  /** Weak, the same for every encoding. */
  etag: string
  bodies: Bodies
}

/** All public files in memory, by path, except those of `RECOGNITION_FOLDER`. */
export type Assets = ReadonlyMap<string, Asset>

/** Folder of the public files of the build. */
export const PUBLIC_FILES = fileURLToPath(new URL('../../../../build/client', import.meta.url))

const ENCODINGS: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' }
const ONE_YEAR = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'
/** Browsers must always revalidate the service worker. */
const ASK_EACH_TIME: ReadonlySet<string> = new Set(['/sw.js'])

/** Images of articles, which other sites may embed through the feed. */
const OF_ARTICLES = /^\/(?:covers|images)\//

/** Whether the file name contains a content hash, so that the file never changes. */
export function isHashed(path: string): boolean {
  return path.startsWith(HASHED_FOLDER)
}

/**
 * Reads the public files of a build. `x.br` and `x.gz` are compressed variants of `x`, created by the build.
 */
export async function loadAssets(directory: string): Promise<Assets> {
  const assets = new Map<string, Asset>()
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(directory, RECOGNITION_FOLDER)))
  const plainFirst = files.sort((a, b) => a.length - b.length)
  for (const file of plainFirst) {
    const body = new Uint8Array(await readFile(file))
    const path = `/${relative(directory, file).split(sep).join('/')}`
    const encoding = ENCODINGS[extname(path)]
    const plain = encoding && assets.get(path.slice(0, -extname(path).length))
    if (plain) plain.bodies.set(encoding, body)
    else assets.set(path, assetOf(path, new Map([['identity', body]])))
  }
  return assets
}

/** Creates the asset for `path`. */
export function assetOf(path: string, bodies: Bodies): Asset {
  return {
    type: getMimeType(path) ?? 'application/octet-stream',
    cacheControl: keptFor(path),
    etag: `W/${entityTag(bodies.get('identity') as Uint8Array)}`,
    bodies,
  }
}

function keptFor(path: string): string {
  if (ASK_EACH_TIME.has(path)) return 'no-cache'
  return isHashed(path) ? ONE_YEAR : ONE_HOUR
}

/** Serves the files of this build. */
export function serveAssets(assets: Assets) {
  return createMiddleware<Step>(async ({ req }, next) => {
    const asset = isRead(req) ? assets.get(req.path) : undefined
    return asset ? answerWith(asset, req) : next()
  })
}

/** Serves the files of `RECOGNITION_FOLDER` from the disk: 34 MB that few visitors ask for. */
export function serveRecognitionFiles() {
  return serveStatic<Step>({
    root: PUBLIC_FILES,
    precompressed: true,
    onFound: (_, context) => context.header('Cache-Control', ONE_YEAR),
  })
}

/** Whether the method is GET or HEAD. */
export function isRead({ method }: HonoRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Returns the file in the best accepted encoding, or 304. */
export function answerWith(asset: Asset, request: HonoRequest): Response {
  const encoding = chooseEncoding(request.header('accept-encoding'), asset.bodies)
  const headers: Record<string, string> = {
    'Content-Type': asset.type,
    'Cache-Control': asset.cacheControl,
    ETag: asset.etag,
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    ...(OF_ARTICLES.test(request.path) ? EMBEDDABLE_CROSS_ORIGIN : {}),
  }
  if (matchesEntityTag(request.header('if-none-match'), asset.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const body = asset.bodies.get(encoding) as Uint8Array<ArrayBuffer>
  headers['Content-Length'] = String(body.byteLength)
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}
