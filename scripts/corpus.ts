/** `npm run corpus`: rewrites corpus/manifest.json after its files have changed. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestOf } from './corpus/manifest.ts'
import { CORPUS } from './corpus/read-corpus.ts'

const manifest = manifestOf()
writeFileSync(join(CORPUS, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
const rows = Object.values(manifest.rows).flatMap((counts) => Object.values(counts))
console.log(
  `${rows.reduce((sum, count) => sum + count, 0)} texts, hash ${manifest.hash.slice(0, 12)}`,
)
