import { isIP } from 'node:net'
import type { Entry } from './entry.ts'

const COMMENT = /^(?:[#;!]|\/\/)/
/** Names of the machine itself in a hosts file. */
const OF_THE_MACHINE = /^(?:[^.]*|localhost\.localdomain|0\.0\.0\.0)$/
/** Modifiers of AdGuard after which a rule still means every visit of the domain. */
const FOR_EVERY_VISIT = /^(?:important|all|document|doc|popup)$/
/** Rules for parts of a page (`##`, `#@#`, `#?#`, `#$#`, `#%#`) and regular expressions: about no address. */
const ABOUT_NO_ADDRESS = /#[@?$%]*#|^\/.*\/(?:\$[^/]*)?$/

/** Reads an address or host name; a comment may follow. `*.example.com` means the domain. */
export function readPlainLine(line: string): readonly Entry[] {
  if (COMMENT.test(line)) return []
  const text = (line.split(/\s#/, 1)[0] ?? '').trimEnd().replace(/^\*?\./, '')
  return [/\s/.test(text) ? null : text]
}

/** Reads a line of a hosts file: an IP address and the names that it is for. */
export function readHostsLine(line: string): readonly Entry[] {
  if (COMMENT.test(line)) return []
  const [address = '', ...names] = (line.split('#', 1)[0] ?? '').trim().split(/\s+/)
  if (!isIP(address) || names.length === 0) return [null]
  return names.filter((name) => !OF_THE_MACHINE.test(name))
}

/**
 * Reads a rule for AdGuard, or a line of a hosts file or list of domains, which its lists may have. Rules with
 * wildcards, for parts of pages or for some visits only are left out.
 * @param purpose in an allow-list an exception (`@@`) is an entry; elsewhere it is left out
 */
export function readAdguardLine(line: string, purpose: 'block' | 'allow'): readonly Entry[] {
  if (/^(?:!|\[|#(?!#))/.test(line) || ABOUT_NO_ADDRESS.test(line)) return []
  const isException = line.startsWith('@@')
  if (isException && purpose === 'block') return []
  const rule = isException ? line.slice(2) : line
  if (!rule.startsWith('|'))
    return /^[\da-f.:]+\s/i.test(rule) ? readHostsLine(rule) : readPlainLine(rule)
  const [pattern = '', modifiers = ''] = rule.replace(/^\|\|?/, '').split(/\$(?=[~\w])/)
  const isForEvery = modifiers.split(',').every((name) => !name || FOR_EVERY_VISIT.test(name))
  const end = pattern.search(/[\^|]/)
  const address = end < 0 ? pattern : pattern.slice(0, end)
  const isWhole = end < 0 || /^[\^|]+$/.test(pattern.slice(end))
  if (!isForEvery || !isWhole || address.includes('*')) return []
  return [address === '' || /\s/.test(address) ? null : address]
}
