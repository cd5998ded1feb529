import type { LinkAddress, Span } from '#analyzer'
import type { Indicator } from '../indicator.ts'
import type { FoundIndicator } from './found-indicator.ts'
import { MESSENGERS, type Messenger } from './messengers.ts'
import { phoneIndicator } from './phone-indicators.server.ts'

/** How far before a name with an @ its messenger may be named, in characters of the same line. */
const REACH = 40

const AT_NAME =
  /(?<![\p{L}\p{N}._%+@/-])@([a-z\d_](?:[a-z\d_.]{0,33}[a-z\d_])?)(?![\p{L}\p{N}@])/giu

/**
 * Returns the names with an @ whose messenger is named before them in their line ("Telegram: @name"), as
 * `messenger:name`.
 */
export function findHandles(text: string): FoundIndicator<'handle'>[] {
  return [...text.matchAll(AT_NAME)].flatMap(({ 0: written, 1: name = '', index: start }) => {
    const line = text.slice(Math.max(0, start - REACH), start).replace(/^.*\n/s, '')
    const messenger = lastNamed(line.toLowerCase())
    const handle = messenger && handleOf(messenger, name)
    return handle ? [{ ...handle, spans: [{ start, end: start + written.length }] }] : []
  })
}

/** Returns the accounts that a name with an @ alone may be: one of each messenger that allows it. */
export function handlesOfName(text: string): FoundIndicator<'handle'>[] {
  const match = new RegExp(AT_NAME.source, 'iu').exec(text)
  if (!match || match[0] !== text.trim()) return []
  const { 0: written, 1: name = '', index: start } = match
  const spans: Span[] = [{ start, end: start + written.length }]
  return MESSENGERS.flatMap((messenger) => {
    const handle = handleOf(messenger, name)
    return handle ? [{ ...handle, spans }] : []
  })
}

/** Returns the account or phone number that the address of a chat or profile opens; null if none. */
export function accountOfAddress({
  host,
  writtenPath,
}: LinkAddress): Indicator<'handle' | 'phone'> | null {
  const address = (host.replace(/^www\./, '') + writtenPath).replace(/#.*$/s, '')
  for (const messenger of MESSENGERS) {
    const number = messenger.numberIn(address)
    if (number) return phoneIndicator(`+${number.replace(/\D/g, '')}`)
    const name = messenger.nameIn(address)
    if (name) return handleOf(messenger, name)
  }
  return null
}

function handleOf(messenger: Messenger, name: string): Indicator<'handle'> | null {
  const small = name.toLowerCase()
  return messenger.allows(small) ? { kind: 'handle', value: `${messenger.id}:${small}` } : null
}

function lastNamed(line: string): Messenger | undefined {
  return MESSENGERS.map((messenger) => ({ messenger, at: messenger.lastNameIn(line) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)[0]?.messenger
}
