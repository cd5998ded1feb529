import { readFile } from 'node:fs/promises'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import NUMBERS from './uae-numbers.json' with { type: 'json' }

test('uae-numbers.json follows its schema', async () => {
  const schema = await readFile(new URL('uae-numbers.schema.json', import.meta.url), 'utf8')
  const isValid = new Ajv().compile(JSON.parse(schema))
  expect(isValid(NUMBERS), JSON.stringify(isValid.errors)).toBe(true)
})
