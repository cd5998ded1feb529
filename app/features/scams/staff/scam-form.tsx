import { Form, Link, type To, useNavigation } from 'react-router'
import { RISK_LEVELS } from '#app/domain/risk-level.ts'
import { SCAM_STATUSES } from '#app/domain/scam-status.ts'
import { UnsentNote } from '#app/features/staff-access/unsent/unsent-note.tsx'
import { useUnsavedGuard } from '#app/features/staff-access/unsent/use-unsaved-guard.ts'
import { staffContentText } from '#app/i18n/staff/content.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Choice, TextArea, TextField } from '#app/ui/staff/field.tsx'
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

/**
 * The form of a library entry in both languages.
 * @param id for a new entry; null for one that is edited
 * @param version of the entry that is edited; null for a new one
 * @param wasTyped whether `initial` is what somebody typed and did not save
 */
export function ScamForm({
  initial,
  wasTyped,
  id,
  version,
  problems,
  categories,
  cancelTo,
}: {
  initial: ScamInput
  wasTyped: boolean
  id: string | null
  version: string | null
  problems: ScamProblems
  categories: readonly Category[]
  cancelTo: To
}) {
  const all = useText(staffContentText)
  const t = all.form
  const guard = useUnsavedGuard(t.unsaved, { wasTyped })
  const isSending = useNavigation().formMethod === 'POST'
  const field = (name: ScamField) => ({
    name,
    defaultValue: initial[name],
    problem: problems[name] && t.problems[problems[name]],
  })
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      noValidate
      onInput={guard.markChanged}
      onSubmit={guard.markSent}
    >
      {id && <input type="hidden" name="id" value={id} />}
      {version && <input type="hidden" name="version" value={version} />}
      <div inert={isSending} className="space-y-4">
        <div className={BOTH}>
          <TextField {...field('title')} {...ENGLISH} label={t.title} required />
          <TextField {...field('titleAr')} {...ARABIC} label={t.titleAr} />
          <TextArea
            {...field('description')}
            {...ENGLISH}
            label={t.description}
            required
            rows={8}
          />
          <TextArea
            {...field('descriptionAr')}
            {...ARABIC}
            label={t.descriptionAr}
            hint={t.arabic}
            rows={8}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-3">
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
          <Choice
            {...field('status')}
            label={t.status}
            options={SCAM_STATUSES.map((status) => [status, all.statuses[status]] as const)}
          />
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
      <div className="mt-4">
        <UnsentNote held={guard.held} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3 pt-2">
        <Button type="submit" name="intent" value="save" disabled={isSending}>
          {isSending ? t.saving : version ? t.save : t.create}
        </Button>
        <Link
          to={cancelTo}
          preventScrollReset
          className="inline-flex min-h-12 items-center px-4 font-semibold text-brand underline"
        >
          {t.cancel}
        </Link>
      </div>
    </Form>
  )
}
