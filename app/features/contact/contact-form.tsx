import { useLocalPath, useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { SendButton } from '#app/ui/button.tsx'
import { Honeypot } from '#app/ui/form/honeypot.tsx'
import { ProblemSummary } from '#app/ui/form/problem-summary.tsx'
import { contactText } from '#words/contact.js'
import { ContactFormField } from './contact-field.tsx'
import { CONTACT_FIELDS, type ContactInput, type FieldProblems, HONEYPOT } from './contact-input.ts'
import { problemText } from './contact-problem-text.ts'

/** Why a valid message was not sent. */
export type Refusal = 'no-identity' | 'rate-limited' | 'failed'

type Props = {
  /** Input of an unsent message. */
  initial: ContactInput
  problems: FieldProblems
  refusal: Refusal | null
}

/** The contact form. Works without script; with script, an invalid message is not sent. */
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
        problem={problems.name}
        defaultValue={initial.name}
        autoComplete="name"
      />
      <ContactFormField
        name="email"
        problem={problems.email}
        defaultValue={initial.email}
        type="email"
        autoComplete="email"
        dir="ltr"
        spellCheck={false}
      />
      <ContactFormField name="subject" problem={problems.subject} defaultValue={initial.subject} />
      <ContactFormField
        as="textarea"
        name="message"
        problem={problems.message}
        defaultValue={initial.message}
        rows={8}
      />
      <Honeypot name={HONEYPOT} label={t.honeypot} />
      <SendButton busy={t.submitting} className="mt-7 w-full sm:w-auto">
        {t.submit}
      </SendButton>
    </form>
  )
}

/** Error for a valid message that was not sent. */
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
