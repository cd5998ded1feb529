/**
 * `npm run -s privacy -- <command>`: fulfils privacy requests of a person, and rotates keys. Works while
 * Himaya runs.
 */
import { erasePerson, withdrawConsent } from '#app/features/privacy/erase-person.server.ts'
import { exportPerson } from '#app/features/privacy/export-person.server.ts'
import type { Person } from '#app/features/privacy/person.db.server.ts'
import { reencrypt } from '#app/features/privacy/reencrypt.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { errorMessage } from '#app/platform/error-message.server.ts'
import { privacyArguments, readArguments } from './arguments.ts'
import { withApp } from './on-database.ts'

const USAGE = `Usage: npm run -s privacy -- <command>
  export   PERSON   prints everything that is kept of a person, as JSON
  erase    PERSON   erases the person; what was published stays, without anything that leads to them
  withdraw PERSON   forgets how to reach the person; reports stay
  reencrypt         brings everything under the newest SECRET_KEY, so that the older ones can be dropped
PERSON is --email ADDRESS, or --receipt CODE for the one report of that code`

/** Output of each command about a person. */
const OF_PERSON = {
  async export(app: App, person: Person): Promise<string> {
    return JSON.stringify(await exportPerson(app, person), null, 2)
  },
  async erase(app: App, person: Person): Promise<string> {
    const erased = await erasePerson(app, person)
    const { deleted, anonymised, images, mails, alerts, isStaff, entries } = erased
    const lines = [
      `Reports deleted: ${deleted}`,
      `Published reports made anonymous: ${anonymised}`,
      `Evidence images removed: ${images}`,
      `Mails removed from the outbox: ${mails}`,
      `Alerts ended: ${alerts}`,
    ]
    if (isStaff) lines.push('A staff account has this address; it was not touched.')
    if (entries.length > 0) {
      lines.push(
        'Library entries that were made of these reports, see that no word leads to the person:',
      )
      for (const id of entries) lines.push(`  ${app.env.PUBLIC_ORIGIN ?? ''}/scam-library/${id}`)
    }
    return lines.join('\n')
  },
  async withdraw(app: App, person: Person): Promise<string> {
    const { reports, mails, alerts } = await withdrawConsent(app, person)
    return [
      `Reports made anonymous: ${reports}`,
      `Mails removed from the outbox: ${mails}`,
      `Alerts ended: ${alerts}`,
    ].join('\n')
  },
}

/** Prints progress and sets the exit code if not everything could be re-encrypted. */
async function rotate(app: App): Promise<string> {
  const { values, images, unreadable } = await reencrypt(app)
  if (unreadable > 0) process.exitCode = 1
  return [
    `Values re-encrypted: ${values}`,
    `Evidence images re-encrypted: ${images}`,
    unreadable > 0
      ? `Could not be read, keep the older keys: ${unreadable}`
      : 'Everything is under the newest key.',
  ].join('\n')
}

const asked = readArguments(USAGE, privacyArguments)
await withApp(async (app) => {
  console.log(
    'person' in asked ? await OF_PERSON[asked.command](app, asked.person) : await rotate(app),
  )
}).catch((fault) => {
  console.error(`privacy: ${errorMessage(fault)}`)
  process.exitCode = 1
})
