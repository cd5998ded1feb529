import { Form } from 'react-router'
import { staffAccessText } from '#app/i18n/staff/access.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from './field.tsx'

/** Asks for a code by mail, and for another once one was asked for. */
export function AskForMail({
  asked,
  email,
  sending,
}: {
  asked: boolean
  email: string | undefined
  sending: boolean
}) {
  const { recover: t, login } = useText(staffAccessText)
  return (
    <Form method="post" replace className="grid gap-5">
      {asked ? (
        <input type="hidden" name="email" value={email} />
      ) : (
        <Field
          label={login.email}
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={email}
        />
      )}
      <Button type="submit" look={asked ? 'quiet' : 'primary'} disabled={sending}>
        {asked ? t.resend : sending ? t.sending : t.send}
      </Button>
    </Form>
  )
}
