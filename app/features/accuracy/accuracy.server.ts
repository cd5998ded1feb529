import { SCORECARD } from '#analyzer'
import { CONTENT_TYPES } from '#app/domain/content-type.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { accuracyText } from '#words/checker/accuracy.js'

/** One table row as text. `scams` and `ordinary` list their outcomes. */
export type Line = { what: string; scams: string; ordinary: string; rows: string }

type Figures = Readonly<
  Record<'found' | 'missed' | 'falseAlarms' | 'unsure', number | null> & { rows: number }
>

/** Returns the page's content in the visitor's language, so that browsers download no other. */
export function readAccuracy(locale: Locale) {
  const t = accuracyText[locale]
  const percent = (share: number) => t.percent({ n: Math.round(share * 1000) / 10 })
  const line = (what: string, { found, missed, falseAlarms, unsure, rows }: Figures): Line => ({
    what,
    scams:
      found === null || missed === null
        ? t.tooFew
        : t.called({
            scam: percent(found),
            unsure: percent(1 - found - missed),
            safe: percent(missed),
          }),
    ordinary:
      falseAlarms === null || unsure === null
        ? t.tooFew
        : t.called({
            scam: percent(falseAlarms),
            unsure: percent(unsure),
            safe: percent(1 - falseAlarms - unsure),
          }),
    rows: t.count({ n: rows }),
  })
  const { types, languages, version } = SCORECARD
  const { percent: _p, count: _c, called: _d, said: _s, title, description, keywords, ...words } = t
  return {
    meta: { title, description, keywords },
    words: { title, ...words, version: t.version({ version }) },
    byType: CONTENT_TYPES.map((type) => line(t.types[type], types[type])),
    byLanguage: languages.map((one) => line(`${t.types[one.type]}: ${t.languages[one.lang]}`, one)),
  }
}

export type Accuracy = ReturnType<typeof readAccuracy>
