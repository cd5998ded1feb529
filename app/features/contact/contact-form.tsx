import { contactText } from '#app/i18n/contact.ts'
import { useLocalPath, useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { SendButton } from '#app/ui/button.tsx'
import { ProblemSummary } from '#app/ui/form/problem-summary.tsx'
import { ContactFormField } from './contact-field.tsx'
import {
  CONTACT_FIELDS,
  type ContactInput,
  type FieldProblems,
  TRAP_FIELD,
} from './contact-input.ts'
import { problemText } from './contact-problem-text.ts'

/** Why the server did not send a message that was complete. */
export type Refusal = 'no-identity' | 'rate-limited' | 'failed'

type Props = {
  /** What was typed before, when it was not sent. */
  initial: ContactInput
  problems: FieldProblems
  refusal: Refusal | null
}

/** The contact form. It works without script; with script an incomplete message is not sent. */
export function ContactForm({ initial, problems, refusal }: Props) {
  const t = useText(contactText)
  const local = useLocalPath()
  const faults = CONTACT_FIELDS.flatMap((field) => {
    const problem = problems[field]
    return problem ? { field, text: problemText(t, field, problem) } : []
  })
  return (
    <form method="post" action={local('/contact')} noValidate>
      <ProblemSummary title={t.errorTitle} faults={faults} />
      <div data-note className="in-aria-busy:hidden">
        {refusal && <Refused refusal={refusal} />}
      </div>
      <template data-unreachable>
        <Refused refusal="failed" />
      </template>
      <p className="mt-4 text-muted">{t.required}</p>
      <ContactFormField
        name="name"
        value={initial.name}
        problem={problems.name}
        autoComplete="name"
      />
      <ContactFormField
        name="email"
        value={initial.email}
        problem={problems.email}
        type="email"
        autoComplete="email"
      />
      <ContactFormField name="subject" value={initial.subject} problem={problems.subject} />
      <ContactFormField
        name="message"
        value={initial.message}
        problem={problems.message}
        rows={8}
      />
      <p className="sr-only" aria-hidden="true">
        <label>
          {t.trap}
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <SendButton busy={t.submitting} className="mt-7 w-full sm:w-auto">
        {t.submit}
      </SendButton>
    </form>
  )
}

/** A message that was complete and not sent. */
function Refused({ refusal }: { refusal: Refusal }) {
  const t = useText(contactText)
  return (
    <div tabIndex={-1} data-takes-focus className="rounded-md">
      <Alert tone="danger" announce title={t.refusals[refusal]}>
        <p>{t.kept}</p>
      </Alert>
    </div>
  )
}
