/**
 * `npm run staff -- add EMAIL`, `remove EMAIL`, `list`: manages staff accounts. Also works while Himaya runs.
 */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { dayInUae } from '#app/domain/uae-time.ts'
import { listStaff } from '#app/features/staff-access/accounts/accounts.db.server.ts'
import { addStaff, canSignIn } from '#app/features/staff-access/accounts/add-staff.server.ts'
import { logNameOf } from '#app/features/staff-access/accounts/log-name.server.ts'
import { removeStaff } from '#app/features/staff-access/accounts/remove-staff.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { errorMessage } from '#app/platform/error-message.server.ts'
import { staffAccess } from '#words/en/staff/staff-access.js'
import { readArguments, staffArguments } from './arguments.ts'
import { withApp } from './on-database.ts'

const USAGE = 'Usage: npm run staff -- add EMAIL | remove EMAIL | list'
const NO_ADDRESS =
  'can never sign in: it takes an address like first.last@site.ae, in Latin letters before the @ and after the last dot'

/** An error that the user can correct. */
class Refusal extends Error {}

const { command, email } = readArguments(USAGE, staffArguments)
await main().catch((fault: unknown) => {
  console.error(errorMessage(fault, Refusal))
  process.exitCode = 1
})

async function main(): Promise<void> {
  if (command === 'add' && !canSignIn(email)) {
    throw new Refusal(`${email} ${NO_ADDRESS}`)
  }
  await withApp({ add, remove, list }[command])
}

async function add(app: App): Promise<void> {
  const password = process.env.STAFF_PASSWORD || null
  let added = await addStaff(app, { email, password })
  if (!added.ok && added.problem === 'password-needed') {
    added = await addStaff(app, { email, password: await askPassword() })
  }
  if (!added.ok) {
    throw new Refusal(
      added.problem === 'password-needed'
        ? 'A password is needed: set STAFF_PASSWORD, or run this in a terminal'
        : staffAccess.passwordProblems[added.problem],
    )
  }
  console.log(
    {
      account: `${email} is staff now, with a new account`,
      nothing: `${email} was staff already; its password is unchanged`,
    }[added.made],
  )
}

async function remove(app: App): Promise<void> {
  if (!(await removeStaff(app, email))) throw new Refusal(`${email} is not staff`)
  console.log(`${email} is staff no more: the account is deleted, and every session ended`)
}

async function list(app: App): Promise<void> {
  const staff = await listStaff(app.db)
  if (staff.length === 0) console.log('Nobody is staff yet')
  for (const { email, since, secondFactor } of staff) {
    const factor = secondFactor ? 'second factor' : 'password only'
    console.log(
      `${email}  since ${dayInUae(since)}  ${factor}  in the log ${logNameOf(app, email)}`,
    )
  }
}

/** Reads a line without echo; null without a terminal. */
async function askPassword(): Promise<string | null> {
  if (!process.stdin.isTTY) return null
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true })
  process.stdout.write(`Password for ${email} (12 characters or more): `)
  const password = await terminal.question('')
  terminal.close()
  console.log()
  return password
}
