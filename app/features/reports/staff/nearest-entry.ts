import { searchTextOf } from '#app/features/scams/search/search-text.ts'
import type { Texts } from '#app/features/texts/texts.ts'
import { LOCALES } from '#app/i18n/locale.ts'

/** Shorter words are mostly function words. */
const MIN_WORD_LENGTH = 4

type Titled = { texts: Texts<{ title: string }> }

/**
 * Returns the entry whose title best matches a report: the most shared words that are in no other title. The
 * first of several; null without such a word.
 */
export function nearestEntry<Entry extends Titled>(
  report: { title: string; description: string },
  entries: readonly Entry[],
): Entry | null {
  const told = wordsOf(report.title, report.description)
  const titles = entries.map(({ texts }) =>
    wordsOf(...LOCALES.flatMap((locale) => texts[locale]?.title ?? [])),
  )
  const shared = titles.map(
    (words) =>
      [...words].filter(
        (word) => told.has(word) && titles.filter((other) => other.has(word)).length === 1,
      ).length,
  )
  const most = Math.max(0, ...shared)
  return most === 0 ? null : (entries[shared.indexOf(most)] ?? null)
}

function wordsOf(...texts: readonly string[]): Set<string> {
  const words = searchTextOf(...texts).split(/\s+/)
  return new Set(words.filter((word) => word.length >= MIN_WORD_LENGTH))
}
