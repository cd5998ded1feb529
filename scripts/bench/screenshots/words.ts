import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Language = 'en' | 'ar' | 'hi' | 'ur' | 'ml' | 'bn' | 'fil'

/** A language of the pictures: languages.json. */
export type LanguageFacts = {
  /** Its tag in corpus/. */
  readonly corpus: string
  readonly script: string
  readonly direction: 'ltr' | 'rtl'
  /** For the clock and dates of phones in this language. */
  readonly locales: readonly string[]
  /** Words of which a text has two, where other languages use the same script. */
  readonly words: readonly string[]
  /** Words that no text of the language has. */
  readonly foreign: readonly string[]
}

/** The words of the apps, the people and the papers in one language: words/<language>.json. */
export type Words = {
  readonly keyboard: readonly string[]
  readonly names: readonly string[]
  readonly replies: readonly string[]
  readonly subjects: readonly string[]
  readonly posters: readonly (readonly string[])[]
  readonly slip: { readonly title: string; readonly lines: readonly string[] }
  readonly letter: Readonly<Record<'heading' | 'place' | 'closing' | 'signature', string>>
} & Readonly<Record<Label, string>>

type Label =
  | 'today'
  | 'yesterday'
  | 'textMessage'
  | 'message'
  | 'online'
  | 'lastSeen'
  | 'active'
  | 'private'
  | 'unknown'
  | 'block'
  | 'report'
  | 'reportJunk'
  | 'add'
  | 'delivered'
  | 'read'
  | 'inbox'
  | 'toMe'
  | 'from'
  | 'to'
  | 'reply'
  | 'forward'
  | 'scanToPay'
  | 'amount'
  | 'scanToJoin'
  | 'password'
  | 'addContact'
  | 'share'
  | 'save'
  | 'space'

/** Invented senders that no language has for itself: senders.json. */
export type Senders = {
  readonly shortCodes: readonly string[]
  readonly numbers: readonly string[]
  readonly handles: readonly string[]
  readonly mails: readonly { readonly name: string; readonly address: string }[]
}

export const LANGUAGES = readData<Record<Language, LanguageFacts>>('languages.json')
export const SENDERS = readData<Senders>('senders.json')
export const WORDS = Object.fromEntries(
  Object.keys(LANGUAGES).map((language) => [language, readData<Words>(`words/${language}.json`)]),
) as Record<Language, Words>

/** Reads a data file of this folder. */
export function readData<T>(path: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as T
}
