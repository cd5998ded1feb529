import { LIMITS } from '#app/domain/limits.ts'
import { useLocalPath, useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { Honeypot } from '#app/ui/form/honeypot.tsx'
import { ProblemSummary } from '#app/ui/form/problem-summary.tsx'
import { alertsText } from '#words/library/alerts.js'
import { type AlertInput, type EmailProblem, HONEYPOT } from './alert-input.ts'
import { ALERTS_PATH } from './alerts.ts'
import { ChoiceFields } from './choice-fields.tsx'

type Props = {
  initial: AlertInput
  problem: EmailProblem | null
  refusal: 'no-identity' | 'rate-limited' | 'failed' | null
}

/** The form with which a visitor asks for alerts by email. */
export function AlertForm({ initial, problem, refusal }: Props) {
  const t = useText(alertsText)
  const local = useLocalPath()
  const problems = {
    missing: t.email.missing,
    malformed: t.email.malformed,
    'too-long': t.email.tooLong({ limit: LIMITS.emailLength }),
  }
  return (
    <form method="post" action={local(ALERTS_PATH)} noValidate>
      <ProblemSummary
        title={t.summary}
        faults={problem ? [{ field: 'email', text: problems[problem] }] : []}
      />
      {refusal && (
        <Alert tone="danger" announce>
          <p>{t.problems[refusal]}</p>
        </Alert>
      )}
      <FormField
        name="email"
        label={t.email.label}
        hint={null}
        problems={problems}
        problem={problem ?? undefined}
        defaultValue={initial.email}
        type="email"
        autoComplete="email"
        dir="ltr"
        spellCheck={false}
        required
      />
      <ChoiceFields chosen={initial} />
      <Honeypot name={HONEYPOT} label={t.honeypot} />
      <Button type="submit" className="mt-7 w-full sm:w-auto">
        {t.submit}
      </Button>
    </form>
  )
}
