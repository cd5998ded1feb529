import { Form, Link, type To, useNavigation } from 'react-router'
import { SubmitFailureNote } from '#app/features/staff-access/draft-recovery/submit-failure-note.tsx'
import { useUnsavedGuard } from '#app/features/staff-access/draft-recovery/use-unsaved-guard.ts'
import { Button } from '#app/ui/button.tsx'
import { staffContent } from '#words/en/staff/staff-content.js'
import type { Category } from '../scams.db.server.ts'
import { EntryFields } from './entry-fields.tsx'
import type { ScamInput, ScamProblems } from './scam-input.ts'

/**
 * Form of a library entry in both languages.
 * @param id for a new entry; null when editing
 * @param version of the edited entry; null for a new one
 * @param wasTyped whether `initial` is unsaved input
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
  const t = staffContent.form
  const guard = useUnsavedGuard(t.unsaved, { wasTyped })
  const isSending = useNavigation().formMethod === 'POST'
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
      <div inert={isSending}>
        <EntryFields initial={initial} problems={problems} categories={categories} withStatus />
      </div>
      <div className="mt-4">
        <SubmitFailureNote held={guard.held} />
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
