import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { staffAccess } from '#words/en/staff/staff-access.js'
import { Field } from './field.tsx'

/** Form that requests a code by mail, or another one. */
export function RequestCodeForm({
  asked,
  email,
  sending,
}: {
  asked: boolean
  email: string | undefined
  sending: boolean
}) {
  const { recover: t, login } = staffAccess
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
