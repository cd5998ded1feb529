import { expect, test } from 'vitest'
import { decodeKeys } from '../../analyzer/model/encoding.ts'
import { bytesOf } from '../rules/weights-file.ts'
import { encodeKeys } from './write-model.ts'

const readAgain = (keys: readonly number[]) => [
  ...decodeKeys(bytesOf(encodeKeys(keys)).toString('base64')),
]

test('an encoded list of keys decodes to the sorted keys without duplicates', () => {
  const keys = [2 ** 32 - 1, 0, 127, 128, 16_384, 127, 2 ** 31]
  expect(readAgain(keys)).toEqual([0, 127, 128, 16_384, 2 ** 31, 2 ** 32 - 1])
  expect(readAgain([])).toEqual([])
})
