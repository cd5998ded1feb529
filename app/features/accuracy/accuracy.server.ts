import { SCORECARD } from '#analyzer'
import { CONTENT_TYPES } from '#app/domain/content-type.ts'
import { accuracyText } from '#app/i18n/checker/accuracy.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { gathered } from './gatherings.ts'

/** One line of a table, in words. */
export type Line = { what: string; found: string; wrong: string; rows: string }

/** Everything that the page shows, in the visitor's language, so that no browser downloads the other. */
export function readAccuracy(locale: Locale) {
  const t = accuracyText[locale]
  const share = (value: number | null) =>
    value === null ? t.tooFew : t.percent(Math.round(value * 1000) / 10)
  const inHundred = (value: number) => Math.round(value * 100)
  const line = (
    what: string,
    {
      found,
      falseAlarms,
      rows,
    }: { found: number | null; falseAlarms: number | null; rows: number },
  ): Line => ({ what, found: share(found), wrong: share(falseAlarms), rows: t.count(rows) })
  const { types, languages, version } = SCORECARD
  const tried = CONTENT_TYPES.map((type) => ({ what: t.types[type], ...gathered(type) }))
  const { percent: _percent, count: _count, title, description, keywords, outside, ...words } = t
  return {
    meta: { title, description, keywords },
    words: { title, ...words, version: t.version(version) },
    byType: CONTENT_TYPES.map((type) => line(t.types[type], types[type])),
    byLanguage: languages.map((one) => line(`${t.types[one.type]}: ${t.languages[one.lang]}`, one)),
    outside: {
      ...outside,
      lines: tried.map((figures) => line(figures.what, figures)),
      spread: tried.map(({ what, least, most }) =>
        outside.spread(what, inHundred(least), inHundred(most)),
      ),
    },
  }
}

export type Accuracy = ReturnType<typeof readAccuracy>
