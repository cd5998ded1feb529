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

/**
 * Why the last form was not saved, what was typed into it, and the id and the version that it came with. After a
 * conflict also what is there now.
 */
export type Refusal = { typed: PostInput; id: string; version: string; now?: OpenedPost | null } & (
  | { problem: 'failed' | SubmitFailure }
  | { problem: 'invalid'; problems: PostProblems }
  | { problem: 'conflict' | 'gone'; by: string | null }
)

/** Says quietly why nothing was saved; after a conflict it shows what the other one wrote. */
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
