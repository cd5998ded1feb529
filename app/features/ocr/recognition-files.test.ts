import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locale.ts'
import { CODE_READER } from './codes/code-reader-path.ts'
import { CORES, corePath, modelPath, RECOGNISED, TEXT_WORKER } from './models.ts'
import { RECOGNITION_FILES } from './recognition-files.ts'

const paths = RECOGNITION_FILES.map(({ path }) => path)

test.each(LOCALES)('the language %s of the site has a model among the files', (locale) => {
  expect(paths).toContain(modelPath(RECOGNISED[locale]))
})

test('the files have the worker, the reader of codes and every program, each once', () => {
  for (const path of [TEXT_WORKER, CODE_READER, ...CORES.map(corePath)]) {
    expect(paths).toContain(path)
  }
  expect(new Set(paths).size).toBe(paths.length)
})

test.each(RECOGNITION_FILES)('$from is in the packages', ({ from }) => {
  expect(existsSync(`node_modules/${from}`)).toBe(true)
})

test('the path of every file contains the version of its package', async () => {
  expect(TEXT_WORKER).toContain(`/tesseract-${await versionOf('tesseract.js')}/`)
  expect(CODE_READER).toContain(`/zxing-${await versionOf('zxing-wasm')}/`)
  const core = await versionOf('tesseract.js-core')
  for (const name of CORES) expect(corePath(name)).toContain(`/core-${core}/`)
  for (const model of Object.values(RECOGNISED)) {
    const data = await versionOf(`@tesseract.js-data/${model}`)
    expect(modelPath(model)).toContain(`/models-${data}/`)
  }
})

async function versionOf(name: string): Promise<string> {
  return JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8')).version
}
