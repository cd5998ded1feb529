import type { InferSelectModel } from 'drizzle-orm'
import type { categories, scams } from '#database/schema/scams.ts'
import { deletionsOf, stemOf, wordsOf } from './stems.server.ts'

/** What search knows of an entry. */
export type SearchedEntry = Pick<
  InferSelectModel<typeof scams>,
  | 'title'
  | 'titleAr'
  | 'description'
  | 'descriptionAr'
  | 'indicators'
  | 'indicatorsAr'
  | 'preventionTips'
  | 'preventionTipsAr'
>

/** The names of its category. */
export type CategoryNames = Pick<InferSelectModel<typeof categories>, 'name' | 'nameAr'>

/**
 * Where in an entry a stem stands, as a mark before it: an index then tells places apart without a look at the entry. Words of
 * title, description and category stand there without a mark, too.
 */
export const MARKS = { title: '=', mistypedTitle: '~', text: '', points: '.' } as const

/** The words of an entry for its column `search_words`, each once, as a tsvector is written. */
export function searchWordsOf(entry: SearchedEntry, category: CategoryNames): string {
  const title = stemsOf(entry.title, entry.titleAr)
  const told = stemsOf(entry.description, entry.descriptionAr, category.name, category.nameAr)
  const text = new Set([...title, ...told])
  const points = stemsOf(
    ...entry.indicators,
    ...entry.indicatorsAr,
    ...entry.preventionTips,
    ...entry.preventionTipsAr,
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

function stemsOf(...texts: readonly (string | null)[]): Set<string> {
  return new Set(texts.flatMap((text) => wordsOf(text ?? '').map(stemOf)))
}

/** A stem at a place. In quotes, in which nothing but a quote or a backslash has a meaning, and words have neither. */
export function lexeme(mark: string, stem: string): string {
  return `'${mark}${stem}'`
}

function marking(mark: string, stems: Iterable<string>): string[] {
  return Array.from(stems, (stem) => lexeme(mark, stem))
}
