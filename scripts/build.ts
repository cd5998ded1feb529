/**
 * Builds the site and its service worker into build/, draws the icons, copies what reads pictures, writes the
 * licences of what ships and precompresses every public file.
 */
import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { drawIcons } from './bundle/icons.ts'
import { copyRecognitionFiles } from './bundle/recognition-files.ts'
import { buildWorker } from './bundle/worker.ts'
import { licenceTexts } from './shipped/licence-texts.ts'

const COMPRESSIBLE = new Set([
  '.css',
  '.js',
  '.json',
  '.svg',
  '.traineddata',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.xml',
])
const SMALLEST_WORTH_IT_BYTES = 512
/** The best quality takes ten seconds for a file of this size, and makes it 2 % smaller. */
const LARGE_BYTES = 500_000
const QUALITY_OF_LARGE = 9

execFileSync('react-router', ['build'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, NODE_ENV: 'production' },
})
await drawIcons('public/logo.svg', 'build/client')
await buildWorker('build')
await copyRecognitionFiles('build/client')
await writeFile('build/client/licences.txt', licenceTexts())
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
    promisify(brotliCompress)(body, {
      params:
        body.byteLength < LARGE_BYTES ? {} : { [constants.BROTLI_PARAM_QUALITY]: QUALITY_OF_LARGE },
    }).then((small) => writeFile(`${file}.br`, small)),
    promisify(gzip)(body, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}
