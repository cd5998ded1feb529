import type { ReactNode } from 'react'
import { RISK_LEVELS } from '#app/domain/risk-level.ts'
import { SCAM_STATUSES } from '#app/domain/scam-status.ts'
import { englishName } from '#app/features/texts/language-name.ts'
import { LanguageSection } from '#app/features/texts/language-section.tsx'
import { fieldIn } from '#app/features/texts/texts.ts'
import { DIRECTIONS, FALLBACK, type Locale, TRANSLATIONS } from '#app/i18n/locale.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Choice, TextArea, TextField } from '#app/ui/staff/field.tsx'
import { staffContent } from '#words/en/staff/staff-content.js'
import type { Category } from '../scams.db.server.ts'
import {
  isStarted,
  LISTS,
  type ScamField,
  type ScamInput,
  type ScamProblems,
  WORDS,
} from './scam-input.ts'

/** Two columns on wide screens. */
const BOTH = 'grid items-start gap-4 lg:grid-cols-2'

/** Ids of the title fields by language, as link targets. */
export function titleId(locale: Locale): string {
  return locale === FALLBACK ? 'entry-title' : `entry-title-${locale}`
}

/** Id of the lists, as link target. */
export const LISTS_ID = 'entry-lists'

/**
 * The fields of a library entry: English, fields without language, other languages.
 * @param isOneLanguageEnough whether any one language is enough; otherwise English is required
 * @param aboutLists text above the lists
 */
export function EntryFields({
  initial,
  problems,
  categories,
  withStatus = false,
  isOneLanguageEnough = false,
  aboutLists,
}: {
  initial: ScamInput
  problems: ScamProblems
  categories: readonly Category[]
  withStatus?: boolean
  isOneLanguageEnough?: boolean
  aboutLists?: ReactNode
}) {
  const all = staffContent
  const t = all.form
  const field = (name: ScamField, locale: Locale = FALLBACK) => {
    const problem = problems[name]
    const language = englishName(locale)
    return {
      name,
      defaultValue: initial[name],
      problem: problem === 'half' ? t.problems.half({ language }) : problem && t.problems[problem],
    }
  }
  const inLanguage = (name: (typeof WORDS | typeof LISTS)[number], locale: Locale) => ({
    ...field(fieldIn(name, locale), locale),
    lang: locale,
    ...(locale === FALLBACK
      ? { label: t[name], required: isWord(name) && !isOneLanguageEnough }
      : {
          label: t.inLanguage({ field: t[name], language: englishName(locale) }),
          dir: DIRECTIONS[locale],
        }),
  })
  const words = (locale: Locale) => (
    <>
      <TextField {...inLanguage('title', locale)} id={titleId(locale)} />
      <TextArea {...inLanguage('description', locale)} rows={8} />
    </>
  )
  const lists = (locale: Locale) => (
    <div className={BOTH}>
      <TextArea {...inLanguage('indicators', locale)} hint={t.onePerLine} rows={5} />
      <TextArea {...inLanguage('preventionTips', locale)} hint={t.onePerLine} rows={5} />
    </div>
  )
  return (
    <div className="space-y-4">
      {words(FALLBACK)}
      <div className={classNames('grid gap-4', withStatus ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
        <Choice
          {...field('categoryId')}
          label={t.category}
          required
          options={[
            ['', t.selectCategory],
            ...categories.map(({ id, name }) => [id, name] as const),
          ]}
          unlisted={t.chosenCategory}
        />
        <Choice
          {...field('riskLevel')}
          label={t.risk}
          options={RISK_LEVELS.map((level) => [level, all.risks[level]] as const)}
        />
        {withStatus && (
          <Choice
            {...field('status')}
            label={t.status}
            options={SCAM_STATUSES.map((status) => [status, all.statuses[status]] as const)}
          />
        )}
      </div>
      <div id={LISTS_ID} tabIndex={-1}>
        {aboutLists}
      </div>
      {lists(FALLBACK)}
      {!isOneLanguageEnough && <p className="text-sm text-muted">{t.translations}</p>}
      {TRANSLATIONS.map((locale) => (
        <LanguageSection
          key={locale}
          language={locale}
          isOpen={
            isStarted(initial, locale) ||
            [...WORDS, ...LISTS].some((name) => problems[fieldIn(name, locale)])
          }
        >
          {words(locale)}
          {lists(locale)}
        </LanguageSection>
      ))}
    </div>
  )
}

const isWord = (name: string) => (WORDS as readonly string[]).includes(name)
