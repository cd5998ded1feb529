import { normalForm } from '#app/domain/text/normal-form.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { ROOMS } from '#words/rooms.js'

/** More names than these lead nobody to the sentence. */
const MAX_NAMES = 5
/** Shorter parts of a text are in too many messages. In UTF-16 code units. */
const MIN_LENGTH = 12

/**
 * The messages of a language whose text is a sentence, or else has it as a part: `home: hero.title`. A message with
 * arguments is a function and is not found.
 */
export function findMessageNames(sentence: string, locale: Locale): string[] {
  const sought = normalized(sentence)
  const messages = Object.entries(ROOMS).flatMap(([room, text]) =>
    textsOf(text[locale], []).map(([path, message]) => ({
      name: `${room}: ${path.join('.')}`,
      message: normalized(message),
    })),
  )
  const whole = messages.filter(({ message }) => message === sought)
  const part =
    sought.length < MIN_LENGTH ? [] : messages.filter(({ message }) => message.includes(sought))
  return (whole.length > 0 ? whole : part).slice(0, MAX_NAMES).map(({ name }) => name)
}

const normalized = (text: string) => normalForm(text, 'NFC').replace(/\s+/g, ' ').trim()

function textsOf(entry: unknown, path: readonly string[]): [readonly string[], string][] {
  if (typeof entry === 'string') return [[path, entry]]
  if (typeof entry !== 'object' || entry === null) return []
  return Object.entries(entry).flatMap(([name, inside]) => textsOf(inside, [...path, name]))
}
