import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { oneOf } from '#app/domain/one-of.ts'
import type { ReportStatus } from '#app/domain/report-status.ts'
import { RISK_LEVELS } from '#app/domain/risk-level.ts'
import type { Category } from '#app/features/scams/scams.db.server.ts'
import type { ScamProblems } from '#app/features/scams/staff/scam-input.ts'
import { UnsentNote } from '#app/features/staff-access/unsent/unsent-note.tsx'
import { useUnsavedGuard } from '#app/features/staff-access/unsent/use-unsaved-guard.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import { staffContentText } from '#app/i18n/staff/content.ts'
import { staffReportsText } from '#app/i18n/staff/reports.ts'
import { languageOf } from '#app/i18n/text-language.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Choice, TextArea, TextField } from '#app/ui/staff/field.tsx'
import { PersonalDataNote, personalDataIn } from '../personal-data.tsx'
import type { EntryInput } from './entry-input.ts'

/** The report as the library entry that it may become, and the decisions. All of it works without script. */
export function DecisionForm({
  id,
  status,
  version,
  initial,
  wasTyped,
  problems,
  categories,
}: {
  /** Of the form element: buttons elsewhere belong to it. */
  id: string
  /** Null where the report could not be loaded: then every decision is offered, and the version tells. */
  status: ReportStatus | null
  version: string
  initial: EntryInput
  /** Whether `initial` is what somebody typed: then it is shown even if nothing can be done with it now. */
  wasTyped: boolean
  problems: ScamProblems
  categories: readonly Category[]
}) {
  const t = useText(staffReportsText).report
  const content = useText(staffContentText)
  const [texts, setTexts] = useState({ title: initial.title, description: initial.description })
  const written = languageOf(`${texts.title} ${texts.description}`)
  const [chosen, setChosen] = useState(initial.language === written ? null : initial.language)
  const guard = useUnsavedGuard(t.unsaved, { wasTyped })
  const isSending = useNavigation().formMethod === 'POST'
  const say = (problem: ScamProblems[keyof ScamProblems]) =>
    problem && content.form.problems[problem]

  return (
    <Form
      id={id}
      method="post"
      replace
      preventScrollReset
      noValidate
      onInput={guard.markChanged}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent
        const isMerge = submitter?.getAttribute('name') === 'merge'
        if (isMerge && guard.isChanged && !window.confirm(t.mergeUnsaved)) event.preventDefault()
        else guard.markSent()
      }}
    >
      {/* Enter in a field presses the first button of its form: this one, which does nothing. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="version" value={version} />
      {(status !== 'approved' || wasTyped) && (
        <fieldset inert={isSending} className="space-y-4">
          <legend className="text-lg font-bold">{t.asEntry}</legend>
          <PersonalDataNote data={personalDataIn(texts)} />
          <TextField
            name="title"
            label={t.fields.title}
            required
            defaultValue={initial.title}
            problem={say(problems.title)}
            onChange={({ target }) => setTexts((known) => ({ ...known, title: target.value }))}
          />
          <TextArea
            name="description"
            label={t.fields.description}
            required
            rows={8}
            defaultValue={initial.description}
            problem={say(problems.description)}
            onChange={({ target }) =>
              setTexts((known) => ({ ...known, description: target.value }))
            }
          />
          <div className="grid gap-4 sm:grid-cols-3">
            <Choice
              name="language"
              label={t.fields.language}
              value={chosen ?? written}
              onChange={({ target }) => setChosen(oneOf(LOCALES, target.value))}
              options={LOCALES.map((locale) => [locale, t.languages[locale]] as const)}
            />
            <Choice
              name="categoryId"
              label={t.fields.category}
              defaultValue={initial.categoryId}
              problem={say(problems.categoryId)}
              unlisted={content.form.chosenCategory}
              options={categories.map((category) => [category.id, category.name] as const)}
            />
            <Choice
              name="riskLevel"
              label={t.fields.risk}
              defaultValue={initial.riskLevel}
              options={RISK_LEVELS.map((level) => [level, content.risks[level]] as const)}
            />
          </div>
        </fieldset>
      )}
      {status === 'approved' && <p className="text-muted">{t.undone}</p>}
      <div className="mt-6">
        <UnsentNote held={guard.held} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {status !== 'approved' && (
          <Button type="submit" name="decision" value="approve" disabled={isSending}>
            {t.approve}
          </Button>
        )}
        {status !== 'rejected' && (
          <Button look="danger" type="submit" name="decision" value="reject" disabled={isSending}>
            {t.reject}
          </Button>
        )}
        {status !== 'pending' && (
          <Button look="quiet" type="submit" name="decision" value="reopen" disabled={isSending}>
            {t.reopen}
          </Button>
        )}
      </div>
    </Form>
  )
}
