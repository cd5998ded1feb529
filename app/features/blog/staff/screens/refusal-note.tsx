import { CurrentValues } from '#app/features/audit/current-values.tsx'
import type { ChoiceNames } from '#app/features/audit/staff-action.ts'
import {
  isSubmitFailure,
  type SubmitFailure,
} from '#app/features/staff-access/draft-recovery/submit-keeping-draft.ts'
import { Alert } from '#app/ui/alert.tsx'
import { staffBlog } from '#words/en/staff/staff-blog.js'
import type { OpenedPost } from '../open-post.server.ts'
import type { PostField, PostInput, PostProblems } from '../post-input.ts'

/** Why the form was not saved, its input, id and version; after a conflict also the current article. */
export type Refusal = { typed: PostInput; id: string; version: string; now?: OpenedPost | null } & (
  | { problem: 'failed' | SubmitFailure }
  | { problem: 'invalid'; problems: PostProblems }
  | { problem: 'conflict' | 'gone'; by: string | null }
)

/** Explains why nothing was saved, and after a conflict shows the other editor's changes. */
export function RefusalNote({
  refusal,
  post,
  names,
}: {
  refusal: Refusal | undefined
  post: OpenedPost | null
  names: ChoiceNames<PostField>
}) {
  const t = staffBlog.form
  if (!refusal || refusal.problem === 'invalid' || isSubmitFailure(refusal.problem)) return null
  const by = 'by' in refusal && refusal.by ? refusal.by : t.somebody
  return (
    <Alert tone="info">
      <p>
        {refusal.problem === 'failed' && t.failed}
        {refusal.problem === 'conflict' && t.conflict({ by })}
        {refusal.problem === 'gone' && t.gone({ by })}
      </p>
      {refusal.problem === 'conflict' && post && (
        <CurrentValues title={t.now} now={post.input} typed={refusal.typed} choices={names} />
      )}
    </Alert>
  )
}
