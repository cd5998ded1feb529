/** Copies the programs and language data for reading pictures into the public files of a build. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { RECOGNITION_FILES } from '../../app/features/ocr/recognition-files.ts'

/** Copies the files to where `RECOGNITION_FILES` says. @param directory the folder of the public files */
export async function copyRecognitionFiles(directory: string): Promise<void> {
  await Promise.all(
    RECOGNITION_FILES.map(async ({ from, path }) => {
      const target = join(directory, path)
      await mkdir(dirname(target), { recursive: true })
      const file = await readFile(join('node_modules', from))
      // Models are unpacked: brotli packs them smaller, see build.ts.
      await writeFile(target, from.endsWith('.gz') ? gunzipSync(file) : file)
    }),
  )
}

/** Vite plugin: makes the files available in development. */
export function recognitionFiles(): Plugin {
  return { name: 'recognition-files', configureServer: () => copyRecognitionFiles('build/client') }
}
