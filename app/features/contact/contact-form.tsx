import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { contactText } from '#app/i18n/contact.ts'
import { useLocalPath, useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ContactFormField } from './contact-field.tsx'
import {
  type ContactInput,
  contactProblems,
  type FieldProblems,
  readContactInput,
  TRAP_FIELD,
} from './contact-input.ts'
import { ErrorSummary } from './error-summary.tsx'

/** Why the server did not send a message that was complete. */
export type Refusal = 'no-identity' | 'rate-limited' | 'failed'

type Props = {
  /** What was typed before, when it was not sent. */
  initial: ContactInput
  problems: FieldProblems
  refusal: Refusal | null
  sending: boolean
}

/** The contact form. It works without script; with script an incomplete message is not sent. */
export function ContactForm({ initial, problems, refusal, sending }: Props) {
  const t = useText(contactText)
  const local = useLocalPath()
  const [found, setFound] = useState<FieldProblems | null>(null)
  const [attempts, setAttempts] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  const shown = found ?? problems
  const incomplete = Object.keys(shown).length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: every refused attempt takes the focus again
  useEffect(() => summary.current?.focus(), [attempts, problems, refusal])

  function submit(event: FormEvent<HTMLFormElement>) {
    if (sending) return event.preventDefault()
    const next = contactProblems(readContactInput(new FormData(event.currentTarget)))
    const sendable = Object.keys(next).length === 0
    setFound(sendable ? null : next)
    setAttempts((count) => count + 1)
    if (!sendable) event.preventDefault()
  }

  return (
    <Form method="post" action={local('/contact')} noValidate preventScrollReset onSubmit={submit}>
      {!sending && incomplete && <ErrorSummary ref={summary} problems={shown} />}
      {!sending && !incomplete && refusal && (
        <div ref={summary} tabIndex={-1} className="rounded-md">
          <Alert tone="danger" announce title={t.refusals[refusal]}>
            <p>{t.kept}</p>
          </Alert>
        </div>
      )}
      <p className="mt-4 text-muted">{t.required}</p>
      <ContactFormField name="name" value={initial.name} problem={shown.name} autoComplete="name" />
      <ContactFormField
        name="email"
        value={initial.email}
        problem={shown.email}
        type="email"
        autoComplete="email"
      />
      <ContactFormField name="subject" value={initial.subject} problem={shown.subject} />
      <ContactFormField name="message" value={initial.message} problem={shown.message} rows={8} />
      <p className="sr-only" aria-hidden="true">
        <label>
          {t.trap}
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Button type="submit" disabled={sending} className="mt-7 w-full sm:w-auto">
        {sending ? t.submitting : t.submit}
      </Button>
    </Form>
  )
}
