/**
 * Builds the site and its service worker into build/, draws the icons and precompresses every public file.
 */
import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { drawIcons } from './bundle/icons.ts'
import { buildWorker } from './bundle/worker.ts'

const COMPRESSIBLE = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml'])
const SMALLEST_WORTH_IT_BYTES = 512

execFileSync('react-router', ['build'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, NODE_ENV: 'production' },
})
await drawIcons('public/logo.svg', 'build/client')
await buildWorker('build')
const entries = await readdir('build/client', { recursive: true, withFileTypes: true })
await Promise.all(
  entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => compress(join(entry.parentPath, entry.name))),
)

async function compress(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.byteLength < SMALLEST_WORTH_IT_BYTES) return
  await Promise.all([
    promisify(brotliCompress)(body).then((small) => writeFile(`${file}.br`, small)),
    promisify(gzip)(body, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}
