import type { ReactNode } from 'react'
import { RISK_LEVELS } from '#app/domain/risk-level.ts'
import { SCAM_STATUSES } from '#app/domain/scam-status.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Choice, TextArea, TextField } from '#app/ui/staff/field.tsx'
import { staffContent } from '#words/en/staff/staff-content.js'
import type { Category } from '../scams.db.server.ts'
import type { ScamField, ScamInput, ScamProblems } from './scam-input.ts'

/** Side by side, where there is room: English at the start. */
const BOTH = 'grid items-start gap-4 lg:grid-cols-2'
const ENGLISH = { lang: 'en' }
const ARABIC = { lang: 'ar', dir: 'rtl' }
const LISTS = [
  ['indicators', 'indicators'],
  ['indicatorsAr', 'indicatorsAr'],
  ['preventionTips', 'tips'],
  ['preventionTipsAr', 'tipsAr'],
] as const

/** Where a link leads to the title in a language. */
export const TITLE_IDS = { title: 'entry-title', titleAr: 'entry-title-ar' } as const

/** Where a link leads to the lists. */
export const LISTS_ID = 'entry-lists'

/**
 * The fields of a library entry in both languages.
 * @param isOneLanguageEnough whether either language may be left out, and what comes of it is said elsewhere; else English may not
 * @param aboutLists what is said above the lists
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
  const required = !isOneLanguageEnough
  const field = (name: ScamField) => ({
    name,
    defaultValue: initial[name],
    problem: problems[name] && t.problems[problems[name]],
  })
  return (
    <div className="space-y-4">
      <div className={BOTH}>
        <TextField
          {...field('title')}
          {...ENGLISH}
          id={TITLE_IDS.title}
          label={t.title}
          required={required}
        />
        <TextField {...field('titleAr')} {...ARABIC} id={TITLE_IDS.titleAr} label={t.titleAr} />
        <TextArea
          {...field('description')}
          {...ENGLISH}
          label={t.description}
          required={required}
          rows={8}
        />
        <TextArea
          {...field('descriptionAr')}
          {...ARABIC}
          label={t.descriptionAr}
          hint={isOneLanguageEnough ? undefined : t.arabic}
          rows={8}
        />
      </div>
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
      <div className={BOTH}>
        {LISTS.map(([name, label]) => (
          <TextArea
            key={name}
            {...field(name)}
            {...(name.endsWith('Ar') ? ARABIC : ENGLISH)}
            label={t[label]}
            hint={t.onePerLine}
            rows={5}
          />
        ))}
      </div>
    </div>
  )
}
