import { type CorpusRow, readCorpus } from '../../corpus/read-corpus.ts'
import { shuffled } from './order.ts'
import { LANGUAGES, type Language } from './words.ts'

/** A message of the corpus as somebody would have written it. */
export type Message = {
  readonly id: string
  readonly label: 'scam' | 'ordinary'
  /** The subject of an email, empty if it has none. */
  readonly subject: string
  readonly body: string
}

/** The messages of one language that can be drawn, in drawing order. */
export type Messages = {
  readonly chats: Record<Message['label'], readonly Message[]>
  readonly mails: Record<Message['label'], readonly Message[]>
}

/** Texts written by somebody who does not know the analyzer: whoever reads our pictures must not see them. */
const UNSEEN = 'holdout'
const SHORTEST = 40
const LONGEST = 400
/** The share of its letters that are in the script of its language. */
const OWN_SCRIPT = 0.6
/** Texts that share more than this part of their words are variants of one. */
const SAME_WORDS = 0.45
/** Signs that NFKC changes or that count as pictures, but every font has. */
const ALSO_IN_FONTS = /[©®™`^…½¼²\u00a0\u200c-\u200f]/g
/** Emoji, symbols, private characters and formatting. */
const NOT_IN_FONTS = /[\p{Extended_Pictographic}\p{So}\p{Sk}\p{Co}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]/u
/** More are never drawn. */
const ENOUGH = 120

/** Returns the messages that can be drawn in every language. */
export function readMessages(): Record<Language, Messages> {
  const rows = [...readCorpus('train'), ...readCorpus('test')].filter(
    ({ source, type }) => source !== UNSEEN && type !== 'website',
  )
  const languages = Object.keys(LANGUAGES) as Language[]
  return Object.fromEntries(
    languages.map((language) => [language, messagesIn(language, rows)]),
  ) as Record<Language, Messages>
}

function messagesIn(language: Language, rows: readonly CorpusRow[]): Messages {
  const { corpus } = LANGUAGES[language]
  const own = shuffled(
    rows.filter((row) => row.language === corpus),
    ({ id }) => id,
  )
  const seen: ReadonlySet<string>[] = []
  const take = (type: CorpusRow['type'], label: CorpusRow['label']) => {
    const taken: Message[] = []
    for (const row of own) {
      if (taken.length === ENOUGH) break
      if (row.type !== type || row.label !== label) continue
      const message = messageOf(row)
      if (!message || !isDrawable(message, language)) continue
      const words = wordsOf(message.body)
      if (seen.some((others) => overlap(words, others) > SAME_WORDS)) continue
      seen.push(words)
      taken.push(message)
    }
    return taken
  }
  return {
    chats: { scam: take('message', 'scam'), ordinary: take('message', 'safe') },
    mails: { scam: take('email', 'scam'), ordinary: take('email', 'safe') },
  }
}

/** Returns nothing for an email with other headers than its subject. */
function messageOf({ id, label, text }: CorpusRow): Message | undefined {
  const written = text.replaceAll(/\[([^[\]|]*)\|[^[\]]*\]/g, '$1').normalize('NFC')
  // oxlint-disable-next-line regexp/no-super-linear-backtracking -- texts of our own corpus
  const [, subject = '', body = ''] = /^(?:Subject: ([^\n]*)\n+)?(.*)$/s.exec(written) ?? []
  if (/^(?:from|to|subject|date) ?:/i.test(body)) return
  return {
    id,
    label: label === 'scam' ? 'scam' : 'ordinary',
    subject: subject.trim(),
    body: body.trim().replaceAll(/[ \t]+/g, ' '),
  }
}

/** Whether a text is in the language, of the right length and has only characters that the fonts have. */
export function isDrawable({ subject, body }: Message, language: Language): boolean {
  const { script, words, foreign } = LANGUAGES[language]
  if (body.length < SHORTEST || body.length > LONGEST || subject.length > 90) return false
  const text = `${subject}\n${body}`
  const inScript = `\\p{Script_Extensions=${script}}`
  const known = new RegExp(
    `^(?:${inScript}|[\\p{Script=Latin}\\p{Script=Common}\\p{Script=Inherited}])*$`,
    'u',
  )
  if (!known.test(text)) return false
  const plain = text.replaceAll(ALSO_IN_FONTS, '')
  if (NOT_IN_FONTS.test(plain) || plain.normalize('NFKC') !== plain) return false
  const letters = body.match(/\p{L}/gu)?.length ?? 0
  const own = body.match(new RegExp(`(?=${inScript})\\p{L}`, 'gu'))?.length ?? 0
  if (own < OWN_SCRIPT * letters) return false
  const used = wordsOf(body)
  if (foreign.some((word) => used.has(word))) return false
  const enough = Math.min(2, words.length)
  return words.filter((word) => used.has(word)).length >= enough
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu))
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(1, Math.min(a.size, b.size))
}
