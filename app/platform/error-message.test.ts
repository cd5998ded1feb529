import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { errorMessage } from './error-message.server.ts'

test.each<[string, (folder: string) => Promise<unknown>, RegExp]>([
  [
    'a folder where a file should be',
    (folder) => readFile(folder),
    /^a folder is there where a file should be \(EISDIR, read\)$/,
  ],
  [
    'a file where a folder should be',
    async (folder) => {
      await writeFile(join(folder, 'file'), '')
      await writeFile(join(folder, 'file', 'below'), '')
    },
    /file.below: a file is there where a folder should be \(ENOTDIR, open\)$/,
  ],
  [
    'a folder that is missing',
    (folder) => writeFile(join(folder, 'none', 'file'), ''),
    /none.file: there is no such file or folder \(ENOENT, open\)$/,
  ],
  ['a full disk', () => writeFile('/dev/full', 'x'), /^the disk is full \(ENOSPC, write\)$/],
])('%s is explained in words', async (_, work, words) => {
  const folder = await mkdtemp(join(tmpdir(), 'himaya-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const fault = await work(folder).catch((met) => met)
  expect(errorMessage(fault)).toMatch(words)
})
