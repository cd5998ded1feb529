import { access, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testApp } from '../../../../tests/support/app.ts'
import { makeFirstStaff, removeStalePasswordFile } from './first-staff.server.ts'

test('the file of the first password is kept while the password is valid, and removed otherwise', async () => {
  const [app, other] = [await testApp(), await testApp()]
  const made = await makeFirstStaff(app)
  await makeFirstStaff(other)
  const file = made?.file ?? ''
  await removeStalePasswordFile(app.env, app.db)
  expect(await readFile(file, 'utf8')).toContain(made?.password)
  await removeStalePasswordFile(app.env, other.db)
  await expect(access(file)).rejects.toThrow('ENOENT')
})
