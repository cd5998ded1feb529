import type { CategorySlug } from '#app/domain/category.ts'
import type { Texts } from '#app/features/texts/texts.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import { categoryNames } from '../language/category-names.server.ts'
import type { ScamText } from '../language/in-language.ts'
import { deletionsOf, stemOf, wordsOf } from './stems.server.ts'

/**
 * Prefixes that encode where a stem occurs, so that the index distinguishes fields without reading the row.
 * Words of title, description and category are also indexed without prefix.
 */
export const MARKS = { title: '=', mistypedTitle: '~', text: '', points: '.' } as const

/** Returns the words of an entry in all languages for its column `search_words`, each once, as a tsvector. */
export function searchWordsOf(texts: Texts<ScamText>, category: CategorySlug): string {
  const each = LOCALES.flatMap((locale) => texts[locale] ?? [])
  const title = stemsOf(each.map((text) => text.title))
  const told = stemsOf([...each.map((text) => text.description), ...categoryNames(category)])
  const text = new Set([...title, ...told])
  const points = stemsOf(
    each.flatMap(({ indicators, preventionTips }) => [...indicators, ...preventionTips]),
  )
  const mistyped = new Set([...title].flatMap(deletionsOf))
  const marked = [
    marking(MARKS.title, title),
    marking(MARKS.mistypedTitle, mistyped),
    marking(MARKS.text, text),
    marking(
      MARKS.points,
      [...points].filter((stem) => !text.has(stem)),
    ),
  ]
  return marked.flat().join(' ')
}

function stemsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => wordsOf(text).map(stemOf)))
}

/** Returns a quoted lexeme. Stems contain no quote or backslash. */
export function lexeme(mark: string, stem: string): string {
  return `'${mark}${stem}'`
}

function marking(mark: string, stems: Iterable<string>): string[] {
  return Array.from(stems, (stem) => lexeme(mark, stem))
}
