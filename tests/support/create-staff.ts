/**
 * `node tests/support/create-staff.ts EMAIL...`: creates staff accounts in the database of the environment.
 */
import { withApp } from '../../scripts/on-database.ts'
import { newStaff } from './staff.ts'

await withApp(async (app) => {
  for (const email of process.argv.slice(2)) await newStaff(app, email)
})
