import type { To } from 'react-router'
import { CurrentValues } from '#app/features/audit/current-values.tsx'
import { History } from '#app/features/audit/history.tsx'
import { versionOfForm } from '#app/features/audit/row-version.ts'
import { type ChoiceNames, namesOf } from '#app/features/audit/staff-action.ts'
import { SubmitFailureNote } from '#app/features/staff-access/draft-recovery/submit-failure-note.tsx'
import {
  isSubmitFailure,
  type SubmitFailure,
} from '#app/features/staff-access/draft-recovery/submit-keeping-draft.ts'
import { languageOf } from '#app/i18n/text-language.ts'
import { Alert } from '#app/ui/alert.tsx'
import { DeleteQuestion } from '#app/ui/staff/delete-question.tsx'
import { Modal } from '#app/ui/staff/modal.tsx'
import { useLatest } from '#app/ui/staff/use-latest.ts'
import { staffContent } from '#words/en/staff/staff-content.js'
import type { Category } from '../scams.db.server.ts'
import type { OpenDialog } from './content-filters.ts'
import type { OpenedEntry } from './open-entry.server.ts'
import { ScamForm } from './scam-form.tsx'
import { NEW_SCAM, type ScamField, type ScamInput, type ScamProblems } from './scam-input.ts'

/** Why the form was not saved, its input, id and version; after a conflict also the current entry. */
export type Refusal = {
  typed: ScamInput | null
  id: string
  version: string
  now?: OpenedEntry | null
} & (
  | { problem: 'failed' | SubmitFailure }
  | { problem: 'invalid'; problems: ScamProblems }
  | { problem: 'conflict' | 'gone'; by: string | null }
)

/** The dialog over the table: form or confirmation. */
export function EntryDialog({
  over,
  isLoaded,
  newId,
  entry: loaded,
  categories,
  refusal,
  closeTo,
}: {
  over: OpenDialog
  isLoaded: boolean
  /** Id for a new entry. */
  newId: string
  /** Null for a new entry, and for one that does not exist or could not be loaded. */
  entry: OpenedEntry | null
  categories: readonly Category[]
  refusal: Refusal | undefined
  closeTo: To
}) {
  const t = staffContent
  const closing = { closeTo, closeLabel: t.form.close }
  const entry = useLatest(loaded, refusal)
  const typed = refusal?.typed ?? null
  const choices = {
    categoryId: namesOf(categories),
    riskLevel: t.risks,
    status: t.statuses,
  }
  if ('delete' in over && entry) {
    return (
      <Modal title={t.confirm.title} {...closing}>
        <DeleteQuestion
          title={entry.input.title}
          titleLanguage={languageOf(entry.input.title)}
          consequence={entry.reports > 0 ? t.confirm.reports({ n: entry.reports }) : undefined}
          failed={refusal?.problem === 'failed'}
          cancelTo={closeTo}
          words={t.confirm}
        >
          <SubmitFailureNote />
        </DeleteQuestion>
      </Modal>
    )
  }
  if (!typed && (!isLoaded || (!('new' in over) && !entry))) {
    return (
      <Modal title={isLoaded ? t.form.missing : t.notLoaded} {...closing}>
        {refusal?.problem === 'failed' && <p role="status">{t.confirm.failed}</p>}
      </Modal>
    )
  }
  return (
    <Modal title={'new' in over ? t.form.addTitle : t.form.editTitle} wide {...closing}>
      <RefusalNote refusal={refusal} entry={entry} choices={choices} />
      <ScamForm
        initial={typed ?? entry?.input ?? NEW_SCAM}
        wasTyped={typed !== null}
        id={'new' in over ? refusal?.id || newId : null}
        version={'new' in over ? null : versionOfForm(entry?.version ?? null, refusal)}
        problems={refusal?.problem === 'invalid' ? refusal.problems : {}}
        categories={categories}
        cancelTo={closeTo}
      />
      {entry && (
        <div className="mt-8">
          <History lines={entry.log} choices={choices} />
        </div>
      )}
    </Modal>
  )
}

/** Explains why nothing was saved, and after a conflict shows the other editor's changes. */
function RefusalNote({
  refusal,
  entry,
  choices,
}: {
  refusal: Refusal | undefined
  entry: OpenedEntry | null
  choices: ChoiceNames<ScamField>
}) {
  const t = staffContent.form
  const by = refusal && 'by' in refusal && refusal.by ? refusal.by : t.somebody
  return (
    <div role="status">
      {refusal && refusal.problem !== 'invalid' && !isSubmitFailure(refusal.problem) && (
        <div className="mb-6">
          <Alert tone="info">
            <p>
              {refusal.problem === 'failed' && t.failed}
              {refusal.problem === 'conflict' && t.conflict({ by })}
              {refusal.problem === 'gone' && t.gone({ by })}
            </p>
            {refusal.problem === 'conflict' && refusal.typed && entry && (
              <CurrentValues
                title={t.now}
                now={entry.input}
                typed={refusal.typed}
                choices={choices}
              />
            )}
          </Alert>
        </div>
      )}
    </div>
  )
}
