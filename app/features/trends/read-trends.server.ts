import { organisationNames } from '#analyzer'
import type { CategorySlug } from '#app/domain/category.ts'
import { categoryName } from '#app/features/scams/language/category-names.server.ts'
import { DATE_LOCALES, type Locale } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { findingsText } from '#words/checker/findings.js'
import { trendsText } from '#words/trends.js'
import { type Shown, shownRows, type TrendRow, topSubjects } from './suppress.ts'
import { countsByWeek, reportsByWeek } from './trends.db.server.ts'
import { lastFullWeeks } from './weeks.ts'

/** Organisations in the list, at most. */
const TOP = 15

/** A number with its text. Null for one that is not shown. */
export type Cell = { n: Shown; text: string }

export type NamedRow = { name: string; cells: Cell[] }

/** The trends as text in the visitor's language. */
export type Trends = {
  /** The first day of each week, in short form. */
  weeks: string[]
  kinds: NamedRow[]
  reports: NamedRow[]
  /** Each with one number over all weeks. */
  organisations: NamedRow[]
}

/** Reads the trends of the last full weeks in the visitor's language. */
export async function readTrends({ db, clock }: App, locale: Locale): Promise<Trends> {
  const weeks = lastFullWeeks(clock.now())
  const range = { since: weeks[0] ?? '', until: dayAfter(weeks.at(-1) ?? '', 7) }
  const [kinds, organisations, reports] = await Promise.all([
    countsByWeek(db, 'check-kind', range),
    countsByWeek(db, 'check-organisation', range),
    reportsByWeek(db, range),
  ])
  const t = trendsText[locale]
  const cell = (n: Shown): Cell => ({ n, text: n === null ? t.few : t.number({ n }) })
  const named = (rows: readonly TrendRow[], nameOf: (subject: string) => string): NamedRow[] =>
    rows.map(({ subject, weeks }) => ({ name: nameOf(subject), cells: weeks.map(cell) }))
  return {
    weeks: weeks.map((day) => shortDay(day, locale)),
    kinds: named(shownRows(kinds, weeks), (kind) => kindName(kind, locale)),
    reports: named(shownRows(reports, weeks), (slug) => categoryName(slug as CategorySlug, locale)),
    organisations: topSubjects(organisations, TOP).map(({ subject, count }) => ({
      name: organisationName(subject, locale),
      cells: [cell(count)],
    })),
  }
}

/** The code itself for a kind that a former version of the analyzer had. */
function kindName(kind: string, locale: Locale): string {
  const names: Readonly<Record<string, string>> = findingsText[locale].scamTypes
  return names[kind] ?? kind
}

function organisationName(english: string, locale: Locale): string {
  return (locale === 'ar' && organisationNames(english)?.ar) || english
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

function shortDay(day: string, locale: Locale): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(DATE_LOCALES[locale], format).format(new Date(day))
}
