import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publicPages, scriptsOf, weightOf } from '../../tests/support/page-scripts.ts'
import { startHimaya } from '../../tests/support/running-himaya.ts'

/**
 * Reports the initial script size of each public page of a new Himaya, in gzipped bytes per file.
 * @param only pages whose URL contains this
 */
export async function benchScript(only = ''): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-script-'))
  const himaya = await startHimaya({ DATA_DIR: directory, LOG_LEVEL: 'error' })
  try {
    const pages = (await publicPages(himaya.origin)).filter((page) => page.includes(only))
    console.log('script of a first load'.padEnd(58), 'bytes'.padStart(9), 'files'.padStart(7))
    for (const page of pages) {
      const scripts = await scriptsOf(himaya.origin, page)
      console.log(
        page.padEnd(58),
        String(weightOf(scripts)).padStart(9),
        String(scripts.length).padStart(7),
      )
      if (only) for (const { path, bytes } of scripts) console.log(`  ${bytes} ${path}`)
    }
  } finally {
    await himaya.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
