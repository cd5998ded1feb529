/** Builds the service worker into the public files of a finished build. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { RECOGNITION_FILES } from '../../app/features/ocr/recognition-files.ts'

/**
 * Writes sw.js. Its embedded build id changes with every build that has new content.
 * @param directory the folder that contains `client` and `server`
 */
export async function buildWorker(directory: string): Promise<void> {
  const client = join(directory, 'client')
  const server = await readFile(join(directory, 'server', 'index.js'))
  const assets = await readdir(join(client, 'assets'))
  const facts = {
    version: hash(server),
    recognition: hash(RECOGNITION_FILES.map(({ path }) => path).join()),
    styles: assets.filter((name) => name.endsWith('.css')).map((name) => `/assets/${name}`),
  }
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(facts) },
    build: {
      outDir: client,
      emptyOutDir: false,
      modulePreload: false,
      rollupOptions: {
        input: 'app/features/installed-app/worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
