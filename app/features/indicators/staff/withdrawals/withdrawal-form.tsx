import { Form, useNavigation } from 'react-router'
import { LIMITS } from '#app/domain/limits.ts'
import { versionOf } from '#app/features/audit/row-version.ts'
import { SubmitFailureNote } from '#app/features/staff-access/draft-recovery/submit-failure-note.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/staff/field.tsx'
import { staffIndicators } from '#words/en/staff/staff-indicators.js'
import type { ListedIndicator } from './list-indicators.db.server.ts'

/**
 * Withdraws an indicator, or restores a withdrawn one, with a reason.
 * @param reason of a form that was not accepted
 */
export function WithdrawalForm({
  indicator,
  reason,
  problem,
}: {
  indicator: ListedIndicator
  reason: string
  problem: 'missing' | 'too-long' | null
}) {
  const t = staffIndicators.one
  const isSending = useNavigation().formMethod === 'POST'
  const action = indicator.withdrawnAt ? 'restore' : 'withdraw'
  const limit = LIMITS.withdrawalReasonLength
  const problems = { missing: t.problems.missing, 'too-long': t.problems['too-long']({ limit }) }
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
      <SubmitFailureNote />
      <input type="hidden" name="version" value={versionOf(indicator)} />
      <TextArea
        name="reason"
        label={t.reason}
        hint={t.reasonHint}
        defaultValue={reason}
        rows={3}
        {...(problem && { problem: problems[problem] })}
      />
      <div>
        <Button type="submit" name="intent" value={action} disabled={isSending}>
          {t[action]}
        </Button>
      </div>
    </Form>
  )
}
