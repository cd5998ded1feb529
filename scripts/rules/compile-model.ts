import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledModule, moduleOf } from '../compiled-module.ts'
import { ANALYZER } from './read-rules.ts'
import { bytesOf, readWeights, type Weights } from './weights-file.ts'

export const MODEL = join(ANALYZER, 'model')
export const MANIFEST = join(MODEL, 'manifest.json')

/** Weight files with the name and type of their module's export. */
const MODULES = {
  addresses: ['ADDRESS_MODEL', 'EncodedAddressModel'],
  'known-sites': ['KNOWN_SITES', 'EncodedSites'],
  'letter-costs': ['LETTER_COSTS', 'EncodedLetterCosts'],
  texts: ['TEXT_MODEL', 'EncodedTextModel'],
} as const

export type WeightsName = keyof typeof MODULES

/** Area under the ROC curve, and recall at one false alarm in a hundred. */
export type Figures = { readonly auroc: number; readonly foundAtOnePercent: number }

/** Provenance of a weight file. Null for facts that were not recorded. */
export type WeightsEntry = {
  readonly holds: string
  /** Analyzer version whose rules were used for training. */
  readonly analyzer: string
  /** `corpus`: corpus/ only. `corpus and collections`: external collections as well. */
  readonly learnedFrom: 'corpus' | 'corpus and collections'
  /** `trainHash` of corpus/manifest.json. */
  readonly corpus: string | null
  /** SHA-256 of the external collection files, in name order. */
  readonly collections: string | null
  readonly seed: number | null
  /** By content type, cross-validated by source. */
  readonly figures: Readonly<Record<string, Figures>> | null
  readonly note?: string
  readonly bytes: number
  readonly sha256: string
}

/** analyzer/model/manifest.json */
export type ModelManifest = {
  readonly format: 'safetensors'
  readonly files: Readonly<Record<string, WeightsEntry>>
}

/** Compiles the weights to modules in base64. @throws if a file does not match the manifest */
export function compileModel(): CompiledModule[] {
  const { files }: ModelManifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  return Object.entries(MODULES).map(([name, [constant, type]]) => {
    const file = readFileSync(join(MODEL, `${name}.bin`))
    if (sha256(file) !== files[`${name}.bin`]?.sha256)
      throw new Error(`analyzer/model/${name}.bin is not the file that manifest.json there names`)
    const types = `import type { ${type} } from '../model/encoding.ts'\nexport declare const ${constant}: ${type}\n`
    return moduleOf(name, { [constant]: encoded(readWeights(file)) }, types)
  })
}

export function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

type Encoded = { readonly [name: string]: number | string | Encoded }

function encoded(weights: Weights): Encoded {
  return Object.fromEntries(
    Object.entries(weights).map(([name, value]) => [
      name,
      typeof value === 'number'
        ? value
        : ArrayBuffer.isView(value)
          ? bytesOf(value).toString('base64')
          : encoded(value),
    ]),
  )
}
