/** Parses command-line arguments. Parsers return null for arguments they do not know. */
import { parseArgs } from 'node:util'
import { oneOf } from '#app/domain/one-of.ts'
import type { Person } from '#app/features/privacy/person.db.server.ts'

type Words = readonly string[]
type PrivacyCall =
  | { command: 'reencrypt' }
  | { command: 'export' | 'erase' | 'withdraw'; person: Person }

/** Number of arguments after each command. */
const STAFF_WORDS = { add: 1, remove: 1, list: 0 }

/** Returns the parsed arguments of this process. Otherwise prints the usage and exits with 2. */
export function readArguments<Asked>(usage: string, read: (words: Words) => Asked | null): Asked {
  const asked = read(process.argv.slice(2))
  if (asked !== null) return asked
  console.error(usage)
  process.exit(2)
}

/** `add EMAIL`, `remove EMAIL` or `list`. */
export function staffArguments([name = '', ...words]: Words) {
  const command = oneOf(['add', 'remove', 'list'], name)
  if (!command || words.length !== STAFF_WORDS[command] || words.includes('')) return null
  return { command, email: words[0] ?? '' }
}

/** `reencrypt`; or `export`, `erase` or `withdraw` with exactly one way to identify a person. */
export function privacyArguments(words: Words): PrivacyCall | null {
  const parsed = parsedOrNull(() =>
    parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        email: { type: 'string', multiple: true },
        receipt: { type: 'string', multiple: true },
      },
    }),
  )
  if (!parsed) return null
  const name = parsed.positionals.join(' ')
  if (name === 'reencrypt')
    return Object.keys(parsed.values).length === 0 ? { command: name } : null
  const command = oneOf(['export', 'erase', 'withdraw'], name)
  const person = personOf(parsed.values)
  return command && person && { command, person }
}

function personOf(named: { email?: string[]; receipt?: string[] }): Person | null {
  const { email: [email, ...more] = [], receipt: [receipt, ...others] = [] } = named
  if (more.length > 0 || others.length > 0) return null
  if (email?.includes('@') && receipt === undefined) return { email }
  if (receipt?.trim() && email === undefined) return { receipt }
  return null
}

/** `FILE`. */
export function backupArguments(words: Words) {
  const asked = restoreArguments(words)
  return asked && !asked.replace ? { file: asked.file } : null
}

/** `FILE` and optionally `--replace`. */
export function restoreArguments(words: Words) {
  const parsed = parsedOrNull(() =>
    parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    }),
  )
  const [file, ...rest] = parsed?.positionals ?? []
  if (!parsed || !file || rest.length > 0) return null
  return { file, replace: parsed.values.replace }
}

/** parseArgs throws for an unknown option. */
function parsedOrNull<Parsed>(parse: () => Parsed): Parsed | null {
  try {
    return parse()
  } catch {
    return null
  }
}
