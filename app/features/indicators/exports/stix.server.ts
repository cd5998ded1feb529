import { v5 as uuidOfName } from 'uuid'
import { EXPORT_WORDS } from '#app/features/api/export-words.server.ts'
import { APPEAL_PATH } from '#app/features/contact/contact-subject.ts'
import type { PublishedIndicator } from '../indicators.db.server.ts'
import {
  EXPORT_NAMESPACE,
  ipAddress,
  pageAddresses,
  reportDays,
  walletAddress,
} from './exported.server.ts'

/** Formats indicators as a bundle of STIX 2.1. Equal content has equal ids and equal bytes. */
export function stixBundle(indicators: readonly PublishedIndicator[], origin: string): object {
  const publisher = identity(origin)
  const objects = [publisher, ...indicators.map((one) => stixIndicator(one, publisher.id))]
  const versions = objects.map(({ id, modified }) => `${id} ${modified}`)
  return { type: 'bundle', id: stixId('bundle', versions.join(' ')), objects }
}

function identity(origin: string) {
  // The same for every version of the program: the object has never been changed.
  const since = '2026-11-01T00:00:00.000Z'
  return {
    type: 'identity',
    spec_version: '2.1',
    id: stixId('identity', origin),
    created: since,
    modified: since,
    name: EXPORT_WORDS.publisher,
    description: EXPORT_WORDS.identity,
    identity_class: 'organization',
    contact_information: EXPORT_WORDS.appeal({ address: origin + APPEAL_PATH }),
  }
}

function stixIndicator(indicator: PublishedIndicator, publisher: string) {
  const { kind, value, createdAt, changedAt } = indicator
  return {
    type: 'indicator',
    spec_version: '2.1',
    id: stixId('indicator', `${kind} ${value}`),
    created_by_ref: publisher,
    created: createdAt.toISOString(),
    modified: changedAt.toISOString(),
    name: EXPORT_WORDS.indicatorName[kind],
    indicator_types: ['malicious-activity'],
    pattern: stixPattern(indicator),
    pattern_type: 'stix',
    pattern_version: '2.1',
    valid_from: new Date(`${reportDays(indicator).first}T00:00:00+04:00`).toISOString(),
  }
}

/** Returns the pattern that finds an indicator (STIX 2.1, section 9). A wallet is an account of its network. */
export function stixPattern({ kind, value }: Pick<PublishedIndicator, 'kind' | 'value'>): string {
  if (kind === 'url') {
    const alternatives = pageAddresses(value).map((address) => equals('url:value', address))
    return `[${alternatives.join(' OR ')}]`
  }
  if (kind === 'wallet') {
    const type = equals('user-account:account_type', 'cryptocurrency-wallet')
    return `[${equals('user-account:user_id', walletAddress(value).address)} AND ${type}]`
  }
  const ip = ipAddress(value)
  if (ip) return `[${equals(`ipv${ip.version}-addr:value`, ip.address)}]`
  return `[${equals('domain-name:value', value)}]`
}

function equals(path: string, value: string): string {
  return `${path} = '${value.replace(/[\\']/g, '\\$&')}'`
}

/** Ids are UUIDv5 in a namespace of ours, because that of the specification is for observables only. */
function stixId(type: string, name: string): string {
  return `${type}--${uuidOfName(`${type} ${name}`, EXPORT_NAMESPACE)}`
}
