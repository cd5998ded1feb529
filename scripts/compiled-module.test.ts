import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { moduleOf, writeModules } from './compiled-module.ts'

test('modules that are written again replace the others in the same folders, which are watched', () => {
  const folder = mkdtempSync(join(tmpdir(), 'himaya-modules-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (...names: string[]) =>
    writeModules(
      folder,
      names.map((name) => moduleOf(name, { word: name }, 'export const word: string\n')),
    )
  write('en/shell', 'en/gone')
  const { birthtimeMs } = statSync(join(folder, 'en'))
  write('en/shell')
  expect(readdirSync(join(folder, 'en')).sort()).toEqual(['shell.d.ts', 'shell.js'])
  expect(statSync(join(folder, 'en')).birthtimeMs).toBe(birthtimeMs)
})
