import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { ContentType } from '#analyzer'
import { seeded } from './fitting/seeded.ts'
import type { Row } from './rows.ts'
import { MADE_ADDRESSES, MADE_KINDS } from './written/addresses/made-addresses.ts'
import { HOMES } from './written/homes/homes.ts'
import {
  ORDINARY_LANGUAGES,
  ORDINARY_MAIL_LANGUAGES,
} from './written/languages/ordinary-languages.data.ts'
import {
  MORE_SCAM_MAIL,
  SCAM_FORMAL_ARABIC,
  SCAM_LANGUAGES,
} from './written/languages/scam-languages.data.ts'
import { LIVES } from './written/lives/lives.ts'
import { ARABIC_ADVERTS, ORDINARY_ARABIC_SERVICES } from './written/ordinary-arabic.data.ts'
import { ORDINARY_MAIL } from './written/ordinary-mail.data.ts'
import { ORDINARY_MESSAGES } from './written/ordinary-messages.data.ts'
import { MORE_ADVERTS, MORE_ORDINARY_MAIL, MORE_SERVICES } from './written/ordinary-more.data.ts'
import { ORDINARY_SERVICE_MAIL } from './written/ordinary-service-mail.data.ts'
import { ADVERTS, ORDINARY_SERVICES } from './written/ordinary-services.data.ts'
import { PAIRS } from './written/pairs/pairs.ts'
import { PROBED } from './written/probed/probed.ts'
import { REGIONS } from './written/regions/regions.ts'
import { REPORTED } from './written/reported/reported.ts'
import { SCAM_MAIL } from './written/scam-mail.data.ts'
import { SCAM_MESSAGES } from './written/scam-messages.data.ts'
import { MORE_ORDINARY, MORE_SCAM_ARABIC, MORE_SCAMS } from './written/scam-more.data.ts'
import { SCAM_ARABIC, SCAM_LETTERS, SCAM_TEXTS } from './written/scam-stories.data.ts'
import { HOSTED_NAMES, HOSTED_PATHS, HOSTS } from './written/sites/hosted-pages.data.ts'
import {
  SERVICE_ENDINGS,
  SERVICE_HOSTS,
  SERVICE_NAMES,
  SERVICE_PATHS,
} from './written/sites/service-pages.data.ts'

const OURS = new URL('../../analyzer/cases/training/', import.meta.url)

/** How many texts each written line stands for. */
const VARIANTS = 3

/** What this project wrote to learn from: whole texts, and lines of which each stands for a few texts. */
export function writtenRows(): Row[] {
  const written = existsSync(OURS)
    ? readdirSync(OURS)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .flatMap(
          (name) => JSON.parse(readFileSync(new URL(name, OURS), 'utf8')) as Omit<Row, 'source'>[],
        )
    : []
  return [
    ...written.map((row) => ({ ...row, source: 'himaya uae' })),
    ...hostedPages(),
    ...servicePages(),
    ...madeAddresses(),
    ...LIVES.flatMap((lives) => expanded(...lives, 'himaya lives')),
    ...HOMES.flatMap((home) => expanded(...home, 'himaya pairs')),
    ...PAIRS.flatMap((pairs) => expanded(...pairs, 'himaya pairs')),
    ...REGIONS.flatMap((region) => expanded(...region, 'himaya pairs')),
    ...PROBED.flatMap((probed) => expanded(...probed, 'himaya pairs')),
    ...REPORTED.flatMap((reported) => expanded(...reported, 'himaya reported')),
    ...expanded('email', 'safe', 'transactional', ORDINARY_MAIL),
    ...expanded('email', 'scam', 'phishing', SCAM_MAIL),
    ...expanded('message', 'safe', 'transactional', ORDINARY_MESSAGES),
    ...expanded('message', 'scam', 'phishing', SCAM_MESSAGES),
    ...expanded('email', 'safe', 'service-mail', ORDINARY_SERVICE_MAIL),
    ...expanded('email', 'safe', 'list-mail', [...MORE_ORDINARY_MAIL, ...ORDINARY_MAIL_LANGUAGES]),
    ...expanded('email', 'scam', 'scam-letter', SCAM_LETTERS),
    ...expanded('email', 'scam', 'scam-mail', MORE_SCAM_MAIL),
    ...expanded('message', 'safe', 'service', ORDINARY_SERVICES),
    ...expanded('message', 'safe', 'arabic-service', ORDINARY_ARABIC_SERVICES),
    ...expanded('message', 'safe', 'more-service', [...MORE_SERVICES, ...ORDINARY_LANGUAGES]),
    ...expanded('message', 'safe', 'spam-advert', [...ADVERTS, ...ARABIC_ADVERTS, ...MORE_ADVERTS]),
    ...expanded('message', 'safe', 'world-service', MORE_ORDINARY),
    ...expanded('message', 'scam', 'scam-text', SCAM_TEXTS),
    ...expanded('message', 'scam', 'world-scam-text', [...MORE_SCAMS, ...SCAM_LANGUAGES]),
    ...expanded('message', 'scam', 'arabic-scam-text', [
      ...SCAM_ARABIC,
      ...MORE_SCAM_ARABIC,
      ...SCAM_FORMAL_ARABIC,
    ]),
  ]
}

/** Many collections hide addresses, and those in Arabic often all digits, marks and Latin letters too. */
function masked(text: string): string {
  if (isArabic(text))
    return text
      .replaceAll(/[^\p{Script=Arabic}\s]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  return text.replaceAll(/https?:\/\/\S+/g, '<url>')
}

/** Whoever quotes a text, or copies it off a screen, mostly loses the addresses behind its words. */
function quoted(text: string): string {
  return text.replaceAll(LINK, '').replaceAll(/[ \t]+(?=[\n.]|$)/g, '')
}

const LINK = /[ \t]*(?:<https?:[^>\s]*>|https?:\/\/\S+|(?<![\w@.])[\w-]+(?:\.[\w-]+)+\/\S*)/g

const isArabic = (text: string) => (text.match(ARABIC)?.length ?? 0) * 2 > text.length
const ARABIC = /[\u0600-\u06ff]/g

function expanded(
  type: ContentType,
  label: Row['label'],
  kind: string,
  lines: readonly string[],
  source = 'himaya world',
): Row[] {
  const random = seeded(lines.length)
  const choose = (line: string) =>
    line.replaceAll(/\[([^[\]]*\|[^[\]]*)\]/g, (_, options: string) => {
      const list = options.split('|')
      return list[Math.floor(random() * list.length)]!
    })
  const row = (text: string): Row => ({
    type,
    label,
    lang: isArabic(text) ? 'ar' : 'en',
    kind,
    source,
    text,
  })
  return lines.flatMap((line) => {
    const chosen = Array.from({ length: VARIANTS }, () => choose(line))
    return [...new Set([...chosen.slice(1), masked(chosen[0]!), quoted(chosen[0]!)])].map(row)
  })
}

/** Ordinary pages under hosting services, of which collections have the fraudulent ones only. */
function hostedPages(): Row[] {
  const one = chooser(HOSTED_NAMES.length)
  return HOSTED_NAMES.flatMap((name) =>
    Array.from({ length: VARIANTS }, () =>
      addressRow('hosted-page', `https://${name}.${one(HOSTS)}${one(HOSTED_PATHS)}`),
    ),
  )
}

/** Pages with a number or a code in their address, to which small businesses send their customers. */
function servicePages(): Row[] {
  const one = chooser(SERVICE_NAMES.length)
  const some = (signs: string, length: number) =>
    Array.from({ length }, () => one([...signs])).join('')
  return SERVICE_NAMES.flatMap((name) =>
    Array.from({ length: VARIANTS }, () => {
      const path = one(SERVICE_PATHS)
        .replace('#', some('0123456789', 5))
        .replace('$', some('abcdefghkmnpqrstuvwxyzABCDEFGHKMNPQRSTUVWXYZ23456789', 4))
      const host = `${one(SERVICE_HOSTS)}${name}.${one(SERVICE_ENDINGS)}`
      return addressRow('service-page', `https://${host}${path}`)
    }),
  )
}

function chooser(seed: number): <T>(of: readonly T[]) => T {
  const random = seeded(seed)
  return (of) => of[Math.floor(random() * of.length)]!
}

function madeAddresses(): Row[] {
  return MADE_ADDRESSES.flatMap((made) =>
    (['scam', 'safe'] as const).flatMap((label) =>
      made[label]
        .trim()
        .split('\n')
        .map((text) => addressRow(MADE_KINDS[label], text, label)),
    ),
  )
}

function addressRow(kind: string, text: string, label: Row['label'] = 'safe'): Row {
  return { type: 'website', label, lang: 'url', kind, source: 'himaya world', text }
}
