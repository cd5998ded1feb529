import { readFile } from 'node:fs/promises'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import DATA from './messengers.json' with { type: 'json' }

test('messengers.json follows its schema', async () => {
  const schema = await readFile(new URL('messengers.schema.json', import.meta.url), 'utf8')
  const isValid = new Ajv().compile(JSON.parse(schema))
  expect(isValid(DATA), JSON.stringify(isValid.errors)).toBe(true)
})
