import { staffBlogText } from '#app/i18n/staff/blog.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import type { OpenedPost } from '../open-post.server.ts'
import type { PostInput, PostProblems } from '../post-input.ts'

/** Why the last form was not saved, and what was typed into it. */
export type Refusal = { typed: PostInput } & (
  | { problem: 'failed' }
  | { problem: 'invalid'; problems: PostProblems }
  | { problem: 'conflict' | 'gone'; by: string | null }
)

/** Says quietly why nothing was saved; after a conflict it shows what the other one wrote. */
export function RefusalNote({
  refusal,
  post,
}: {
  refusal: Refusal | undefined
  post: OpenedPost | null
}) {
  const t = useText(staffBlogText).form
  if (!refusal || refusal.problem === 'invalid') return null
  const by = 'by' in refusal && refusal.by ? refusal.by : t.somebody
  return (
    <Alert tone="info">
      <p>
        {refusal.problem === 'failed' && t.failed}
        {refusal.problem === 'conflict' && t.conflict(by)}
        {refusal.problem === 'gone' && t.gone(by)}
      </p>
      {refusal.problem === 'conflict' && post && (
        <details className="mt-2">
          <summary className="min-h-6 cursor-pointer font-semibold">{t.now}</summary>
          {[post.input.title, post.input.content, post.input.titleAr, post.input.contentAr].map(
            (text) =>
              text && (
                <p key={text} dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
                  {text}
                </p>
              ),
          )}
        </details>
      )}
    </Alert>
  )
}
