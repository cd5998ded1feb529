import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultsOf, manifestOf } from './manifest.ts'
import { CORPUS, type CorpusRow, listOf, readCorpus, readLines, readRows } from './read-corpus.ts'

test('every row of the corpus is valid, in the right file and with a unique id', () => {
  const seen = new Set<string>()
  const paths = globSync('*/**/*.jsonl', { cwd: CORPUS })
  expect(paths.flatMap((path) => faultsOf(path, readRows(path), seen))).toEqual([])
})

test('the manifest matches the files', () => {
  expect(JSON.parse(readFileSync(join(CORPUS, 'manifest.json'), 'utf8'))).toEqual(manifestOf())
})

test('the training order contains each training list once', () => {
  const lists = new Set(readCorpus('train').map(({ id }) => listOf(id)))
  expect(readLines('train-order.txt').sort()).toEqual([...lists].sort())
})

const ROW: CorpusRow = {
  id: 'made/0001',
  language: 'en',
  type: 'message',
  label: 'safe',
  kind: 'made',
  source: 'made',
  text: 'Hello',
}

test.for([
  ['without a text', { ...ROW, text: '' }, 'pattern'],
  ['of an unknown label', { ...ROW, label: 'spam' }, 'allowed values'],
  ['of another language', { ...ROW, language: 'ar' }, 'wrong file'],
  ['with an id that is taken', ROW, 'id of another'],
] as const)('a row %s is rejected', ([, row, fault]) => {
  const faults = faultsOf('train/en/made.jsonl', [row as CorpusRow], new Set(['made/0001']))
  expect(faults.join('\n')).toContain(fault)
})
