import { SCORECARD } from '#analyzer'
import { CONTENT_TYPES } from '#app/domain/content-type.ts'
import { accuracyText } from '#app/i18n/checker/accuracy.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** One line of a table, in words. `scams` and `ordinary` say what they are called. */
export type Line = { what: string; scams: string; ordinary: string; rows: string }

type Figures = Readonly<
  Record<'found' | 'missed' | 'falseAlarms' | 'unsure', number | null> & { rows: number }
>

/** Everything that the page shows, in the visitor's language, so that no browser downloads the other. */
export function readAccuracy(locale: Locale) {
  const t = accuracyText[locale]
  const percent = (share: number) => t.percent(Math.round(share * 1000) / 10)
  const line = (what: string, { found, missed, falseAlarms, unsure, rows }: Figures): Line => ({
    what,
    scams:
      found === null || missed === null
        ? t.tooFew
        : t.called(percent(found), percent(1 - found - missed), percent(missed)),
    ordinary:
      falseAlarms === null || unsure === null
        ? t.tooFew
        : t.called(percent(falseAlarms), percent(unsure), percent(1 - falseAlarms - unsure)),
    rows: t.count(rows),
  })
  const { types, languages, version } = SCORECARD
  const { percent: _p, count: _c, called: _d, said: _s, title, description, keywords, ...words } = t
  return {
    meta: { title, description, keywords },
    words: { title, ...words, version: t.version(version) },
    byType: CONTENT_TYPES.map((type) => line(t.types[type], types[type])),
    byLanguage: languages.map((one) => line(`${t.types[one.type]}: ${t.languages[one.lang]}`, one)),
  }
}

export type Accuracy = ReturnType<typeof readAccuracy>
