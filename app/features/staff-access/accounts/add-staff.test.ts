import { expect, test } from 'vitest'
import { testApp } from '../../../../tests/support/app.ts'
import { addStaff } from './add-staff.server.ts'

test('of many who add one member of staff at once one makes the account, and it stays as it was made', async () => {
  const app = await testApp()
  const passwords = [
    'a lantern over the harbour',
    'seven boats before the storm',
    'salt on the quay',
  ]
  const added = await Promise.all(
    passwords.map((password) => addStaff(app, { email: 'sara@example.com', password })),
  )
  expect(added.map((one) => one.ok && one.made).toSorted()).toEqual([
    'account',
    'nothing',
    'nothing',
  ])
  expect(new Set(added.map((one) => one.ok && one.id)).size).toBe(1)
})
