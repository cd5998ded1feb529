import { type ReactNode, useEffect, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { ReportStatus } from '#app/domain/report-status.ts'
import type { Category } from '#app/features/scams/scams.db.server.ts'
import { EntryFields } from '#app/features/scams/staff/entry-fields.tsx'
import type { ScamInput, ScamProblems } from '#app/features/scams/staff/scam-input.ts'
import { SubmitFailureNote } from '#app/features/staff-access/draft-recovery/submit-failure-note.tsx'
import { useUnsavedGuard } from '#app/features/staff-access/draft-recovery/use-unsaved-guard.ts'
import { languageOf } from '#app/i18n/text-language.ts'
import { staffReports } from '#words/en/staff/staff-reports.js'
import { entryPath } from '../entry-path.ts'
import type { Offer } from '../open-report.server.ts'
import { type FoundDatum, PersonalDataNote, personalDataOf } from '../personal-data.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { entryOf, offeredField, readEntryInput, TRANSLATED_LISTS } from './entry-input.ts'
import { PersonalDataQuestion } from './personal-data-question.tsx'

/**
 * The report as an editable library entry, with the decision buttons. Works without script.
 * @param above content before the fields, and `beside` next to them
 */
export function DecisionForm({
  id,
  status,
  version,
  initial,
  wasTyped,
  problems,
  found,
  categories,
  offer,
  indicators,
  above,
  beside,
}: {
  /** Id of the form element, for buttons outside it. */
  id: string
  /** Null if the report could not be loaded: then every decision is offered, and the version decides. */
  status: ReportStatus | null
  version: string
  initial: ScamInput
  /** Whether `initial` is unsaved input, which is always shown. */
  wasTyped: boolean
  problems: ScamProblems
  /** Possible personal data, if the server asks for confirmation. */
  found: readonly FoundDatum[]
  categories: readonly Category[]
  offer: Offer | null
  /** The boxes of the report's indicators, which approval and merge send. */
  indicators: ReactNode
  above?: ReactNode
  beside?: ReactNode
}) {
  const t = staffReports.report
  const [typed, setTyped] = useState(initial)
  const [asked, ask] = useState(found)
  const guard = useUnsavedGuard(t.unsaved, { wasTyped })
  const isSending = useNavigation().formMethod === 'POST'
  const isEditable = status !== 'approved' || wasTyped

  useEffect(() => ask(found), [found])

  /** Whether to ask first: unconfirmed possible personal data is present. */
  function isToAsk(form: FormData, decision: string | undefined): boolean {
    const left = decision === 'approve' ? personalDataOf(entryOf(form)) : []
    ask(left)
    return left.length > 0
  }

  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0 space-y-8">
          {above}
          <Form
            id={id}
            method="post"
            replace
            preventScrollReset
            noValidate
            onInput={({ currentTarget }) => {
              guard.markChanged()
              setTyped(readEntryInput(new FormData(currentTarget)))
            }}
            onSubmit={(event) => {
              const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement
              const isMerge = submitter?.name === 'merge'
              const isHeld = isMerge
                ? guard.isChanged && !window.confirm(t.mergeUnsaved)
                : isToAsk(new FormData(event.currentTarget), submitter?.value)
              if (isHeld) event.preventDefault()
              else guard.markSent()
            }}
          >
            {/* Enter in a field activates the form's first button: this one, which does nothing. */}
            <button type="submit" disabled hidden />
            <input type="hidden" name="version" value={version} />
            {isEditable && (
              <fieldset inert={isSending} className="space-y-4">
                <legend className="text-lg font-bold">{t.asEntry}</legend>
                <PersonalDataNote data={personalDataOf(typed)} />
                <EntryFields
                  initial={initial}
                  problems={problems}
                  categories={categories}
                  isOneLanguageEnough
                  aboutLists={offer && <OfferNote offer={offer} />}
                />
              </fieldset>
            )}
            {indicators}
            {status === 'approved' && <p className="text-muted">{t.undone}</p>}
            <div className="mt-6">
              <SubmitFailureNote held={guard.held} />
            </div>
          </Form>
        </div>
        <div className="min-w-0 space-y-8">{beside}</div>
      </div>
      {asked.length > 0 && <PersonalDataQuestion form={id} data={asked} onClose={() => ask([])} />}
      <DecisionBar
        form={id}
        status={status}
        entry={isEditable ? typed : null}
        offer={offer}
        isSending={isSending}
      />
    </>
  )
}

/** Says from which entry the lists were filled in, and submits their original values. */
function OfferNote({ offer: { of, lists } }: { offer: Offer }) {
  const t = staffReports.report.offer
  return (
    <div>
      <p className="text-sm text-muted">
        {t.from}{' '}
        <Link
          to={entryPath(of.id)}
          target="_blank"
          lang={languageOf(of.title)}
          className="inline-block min-h-6 text-brand underline"
        >
          {of.title}
        </Link>
        . {t.change}
      </p>
      {TRANSLATED_LISTS.map((list) => (
        <input key={list} type="hidden" name={offeredField(list)} value={lists[list]} />
      ))}
    </div>
  )
}
