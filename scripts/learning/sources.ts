import { hash } from '../../analyzer/model/hash.ts'
import type { Row } from './rows.ts'

/** What is known of a source of the data, by the beginning or a part of its name. */
export type Source = {
  /** Sources of one group come from one collection: they are left out together. */
  group: string
  /** `unchecked`: real, but its labels say where a row comes from and not what it is. */
  origin: 'real' | 'unchecked' | 'translated' | 'synthetic' | 'ours'
  /** Whether weights learned from it may be published. */
  ships: boolean
}

const SOURCES: readonly (readonly [
  part: string,
  group: string,
  origin: Source['origin'],
  ships?: false,
])[] = [
  ['ExAIS', 'Nigerian phones', 'real'],
  ['smartex', 'Indian bank alerts', 'real'],
  ['Fraud-Calls', 'Indian fraud calls', 'real'],
  ['SpamDam', 'user-reported SMS', 'real'],
  ['nus-sms', 'Singapore chat', 'real'],
  ['leason', 'UCI and smishing', 'real'],
  ['ram-Ranjan', 'Hindi SMS', 'real'],
  ['tasmco', 'Arabic SMS', 'real'],
  ['Mod578', 'Saudi templates', 'synthetic'],
  ['MohdRasol', 'UCI in Arabic', 'translated'],
  ['lizfrey', 'UCI in Hindi', 'translated'],
  ['m-rithik', 'Indian templates', 'synthetic'],
  ['Chukwudalu', 'UTwente templates', 'synthetic'],
  ['Nfyuji', 'Arabic templates', 'synthetic'],
  ['enron_dataset', 'Enron-Spam', 'real'],
  ['GoPhish', 'phishing templates', 'real'],
  ['criggs626', 'phishing templates', 'real'],
  ['chatmail', 'mail of test suites', 'unchecked'],
  ['mikel/mail', 'mail of test suites', 'unchecked'],
  ['stalwart', 'mail of test suites', 'unchecked'],
  ['konsav', 'mail templates of services', 'real'],
  ['sendgrid', 'mail templates of services', 'real'],
  ['sendwithus', 'mail templates of services', 'real'],
  ['Nazario', 'Nazario phishing', 'real'],
  ['lingspam', 'Ling-Spam', 'real'],
  ['AESLC', 'AESLC', 'real', false],
  ['pdd', 'Sahingoz 2019', 'real'],
  ['jennakampe', 'Hannousse 2021', 'real'],
  ['Benign_list', 'ISCX 2016', 'real'],
  ['verified_online', 'PhishTank', 'real'],
  ['phishtank', 'PhishTank', 'real'],
  ['online-valid', 'PhishTank', 'real'],
  ['Phishing.Database', 'Phishing.Database', 'real'],
  ['Scam-Blocklist', 'scam shops', 'real'],
  ['hacker_news', 'Hacker News', 'real'],
  ['twofactorauth', 'two-factor directory', 'real'],
  ['top-1m', 'small sites', 'real'],
  ['himaya world', 'ours, world', 'ours'],
  ['himaya lives', 'ours, world', 'ours'],
  ['himaya pairs', 'ours, world', 'ours'],
  ['himaya reported', 'ours, world', 'ours'],
  ['himaya uae', 'ours, UAE', 'ours'],
]

/**
 * For each row the name of what is left out together with it: its collection. Where all rows are of corpus/, it is the source of a
 * text there, and a fifth of the addresses.
 */
export function foldsOf(rows: readonly Pick<Row, 'source' | 'type' | 'text'>[]): string[] {
  const isAlone = isCorpusAlone(rows)
  return rows.map(({ source, type, text }) => {
    if (!isAlone) return sourceOf(source).group
    return type === 'website' ? `part ${hash(text) % PARTS}` : source
  })
}

const PARTS = 5

/** Whether all rows are of corpus/, and no outside collection is among them. */
export function isCorpusAlone(rows: readonly Pick<Row, 'source'>[]): boolean {
  return rows.every(({ source }) => sourceOf(source).origin === 'ours')
}

/**
 * What is known of a collection by the name that rows give. One that is not listed is a group of its own that is only
 * measured.
 */
export function sourceOf(name: string): Source {
  const found = SOURCES.find(([part]) => name.includes(part))
  if (!found) return { group: name, origin: 'real', ships: false }
  const [, group, origin, ships = true] = found
  return { group, origin, ships }
}
