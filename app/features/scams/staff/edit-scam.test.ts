import { expect, test } from 'vitest'
import { versionOf } from '#app/features/audit/row-version.ts'
import { readLog } from '#app/features/audit/staff-log.db.server.ts'
import { someStaff } from '#app/features/audit/testing/some-staff.ts'
import { testApp } from '../../../../tests/support/app.ts'
import { addCategories, addScam } from '../testing/add-scam.ts'
import { readScam } from './change-scams.db.server.ts'
import { editScam } from './edit-scam.server.ts'
import { inputOf } from './scam-content.server.ts'

const ROUNDS = 40

test('of two concurrent edits of an entry one is saved; the other is a conflict that names the first editor', async () => {
  const app = await testApp()
  const { phishing } = await addCategories(app.db)
  const id = await addScam(app.db, { title: 'Parcel fee', categoryId: phishing })
  const pair = [someStaff('Amal'), someStaff('Badr')]
  const read = async () => (await readScam(app.db, id))!
  for (let round = 1; round <= ROUNDS; round++) {
    const row = await read()
    const title = (name: string) => `${name}, ${round}`
    const outcomes = await Promise.all(
      pair.map((staff) =>
        editScam(app, staff, {
          id,
          version: versionOf(row),
          input: { ...inputOf(row), title: title(staff.name) },
        }),
      ),
    )
    const first = pair[outcomes.findIndex(({ ok }) => ok)]
    expect(outcomes).toContainEqual({ ok: true })
    expect(outcomes).toContainEqual({ ok: false, problem: 'conflict', by: first?.email })
    expect((await read()).texts.en.title).toBe(title(first?.name ?? ''))
  }
  expect(await readLog(app.db, { kind: 'scam', id })).toHaveLength(ROUNDS)
})
