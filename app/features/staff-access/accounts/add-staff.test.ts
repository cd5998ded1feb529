import { expect, test } from 'vitest'
import { inTransaction } from '#database/transaction.server.ts'
import { testApp } from '../../../../tests/support/app.ts'
import { deleteAccountUnlessStaff, findStaffId } from './accounts.db.server.ts'
import { addStaff, canSignIn } from './add-staff.server.ts'

test('concurrent additions of the same staff member create one account', async () => {
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

test('a concurrent addition does not delete an account that became staff meanwhile', async () => {
  const app = await testApp()
  const email = 'sara@example.com'
  const kept = await inTransaction(app.db, async (queries) => {
    expect(await findStaffId(queries, email)).toBeUndefined()
    const added = await addStaff(app, { email, password: 'salt on the quay' })
    await deleteAccountUnlessStaff(queries, email)
    return added.ok && added.id
  })
  expect(await findStaffId(app.db, email)).toBe(kept)
})

test.each([
  ['noura', false],
  ['نورة@waha.example', false],
  ['a..b@waha.example', false],
  ['a@waha.e', false],
  ['noura@waha.example', true],
])('sign-in with the address %s is possible: %s', (email, can) => {
  expect(canSignIn(email)).toBe(can)
})
