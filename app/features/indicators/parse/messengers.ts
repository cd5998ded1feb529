import DATA from './messengers.json' with { type: 'json' }

/** A messenger of `messengers.json` with what its patterns find. */
export type Messenger = {
  id: string
  /** Whether it allows this name in small letters for an account. */
  allows(name: string): boolean
  /** The account in an address without scheme and `www.`. */
  nameIn(address: string): string | undefined
  /** The phone number in an address without scheme and `www.`, in digits. */
  numberIn(address: string): string | undefined
  /** Where its name stands last in a line of small letters; -1 if it is not named. */
  lastNameIn(line: string): number
}

export const MESSENGERS: readonly Messenger[] = DATA.messengers.map(
  ({ id, words, profiles, numbers, reserved, handle }) => {
    const whole = new RegExp(`^(?:${handle})$`)
    const names = new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`, 'gu')
    const ofAccounts = profiles.map((form) => patternOf(form, String.raw`@?([\w.]+)(?=[/?]|$)`))
    const ofNumbers = numbers.map((form) => patternOf(form, String.raw`[+ ]?(\d{7,15})(?=[/?&]|$)`))
    return {
      id,
      allows: (name) => whole.test(name) && !reserved.includes(name),
      nameIn: (address) => firstIn(address, ofAccounts),
      numberIn: (address) => firstIn(address, ofNumbers),
      lastNameIn: (line) => [...line.matchAll(names)].at(-1)?.index ?? -1,
    }
  },
)

/** Matches addresses that begin like `form`, with `pattern` in place of the name in braces. */
function patternOf(form: string, pattern: string): RegExp {
  const [before = ''] = form.split('{')
  return new RegExp(`^${before.replace(/[.?+]/g, String.raw`\$&`)}${pattern}`, 'i')
}

function firstIn(address: string, patterns: readonly RegExp[]): string | undefined {
  return patterns.map((pattern) => pattern.exec(address)?.[1]).find((found) => found !== undefined)
}
