import { hash } from '../../analyzer/model/hash.ts'
import type { Row } from './rows.ts'

/** Facts about a data source, by a prefix or part of its name. */
export type Source = {
  /** Sources of one group come from one collection and are held out together. */
  group: string
  /** `unchecked`: real, but labelled by origin and not by content. */
  origin: 'real' | 'unchecked' | 'translated' | 'synthetic' | 'ours'
  /** Whether weights trained on it may be published. */
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
 * Returns the fold of each row: its collection. If all rows are from corpus/, the source of a text, and one
 * of five folds for addresses.
 */
export function foldsOf(rows: readonly Pick<Row, 'source' | 'type' | 'text'>[]): string[] {
  const isAlone = isCorpusAlone(rows)
  return rows.map(({ source, type, text }) => {
    if (!isAlone) return sourceOf(source).group
    return type === 'website' ? `part ${hash(text) % PARTS}` : source
  })
}

const PARTS = 5

/** Whether all rows are from corpus/. */
export function isCorpusAlone(rows: readonly Pick<Row, 'source'>[]): boolean {
  return rows.every(({ source }) => sourceOf(source).origin === 'ours')
}

/**
 * Returns the facts about a collection by its name in the rows. Unlisted collections form their own group and
 * are used only for measurement.
 */
export function sourceOf(name: string): Source {
  const found = SOURCES.find(([part]) => name.includes(part))
  if (!found) return { group: name, origin: 'real', ships: false }
  const [, group, origin, ships = true] = found
  return { group, origin, ships }
}
