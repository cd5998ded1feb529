/**
 * `npm run -s privacy -- <command>`: what the privacy policy promises a person, and the rotation of keys. Works beside a
 * running Himaya.
 */
import { parseArgs } from 'node:util'
import { erasePerson, withdrawConsent } from '#app/features/privacy/erase-person.server.ts'
import { exportPerson } from '#app/features/privacy/export-person.server.ts'
import { reencrypt } from '#app/features/privacy/reencrypt.server.ts'
import type { App } from '#app/platform/context.server.ts'
import { explain } from '#app/platform/explain.server.ts'
import { withApp } from './on-database.ts'

const USAGE = `Usage: npm run -s privacy -- <command>
  export   --email ADDRESS   prints everything that is kept of a person, as JSON
  erase    --email ADDRESS   erases the person; what was published stays, without anything that leads to them
  withdraw --email ADDRESS   forgets how to reach the person; reports stay
  reencrypt                  brings everything under the newest SECRET_KEY, so that the older ones can be dropped`

/** What each command prints. A command with an exit code of its own sets it. */
const COMMANDS: Record<string, (app: App, email: string) => Promise<string>> = {
  async export(app, email) {
    return JSON.stringify(await exportPerson(app, email), null, 2)
  },
  async erase(app, email) {
    const { deleted, anonymised, images, mails, isStaff } = await erasePerson(app, email)
    const lines = [
      `Reports deleted: ${deleted}`,
      `Published reports made anonymous: ${anonymised}`,
      `Evidence images removed: ${images}`,
      `Mails removed from the outbox: ${mails}`,
    ]
    if (isStaff) lines.push('A staff account has this address; it was not touched.')
    return lines.join('\n')
  },
  async withdraw(app, email) {
    const { reports, mails } = await withdrawConsent(app, email)
    return `Reports made anonymous: ${reports}\nMails removed from the outbox: ${mails}`
  },
  async reencrypt(app) {
    const { values, images, unreadable } = await reencrypt(app)
    if (unreadable > 0) process.exitCode = 1
    return [
      `Values re-encrypted: ${values}`,
      `Evidence images re-encrypted: ${images}`,
      unreadable > 0
        ? `Could not be read, keep the older keys: ${unreadable}`
        : 'Everything is under the newest key.',
    ].join('\n')
  },
}

const { command, email } = readArguments()
await withApp(async (app) => console.log(await command(app, email))).catch((fault) => {
  console.error(`privacy: ${explain(fault)}`)
  process.exitCode = 1
})

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { email: { type: 'string', default: '' } },
    })
    const [name = '', ...rest] = positionals
    const chosen = COMMANDS[name]
    const needsEmail = name !== 'reencrypt'
    if (chosen && rest.length === 0 && needsEmail === values.email.includes('@')) {
      return { command: chosen, email: values.email }
    }
  } catch {
    // An option that there is not: the usage says which there are.
  }
  console.error(USAGE)
  process.exit(2)
}
