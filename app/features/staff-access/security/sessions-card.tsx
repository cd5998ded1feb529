import { Form } from 'react-router'
import { ShortDate } from '#app/features/audit/short-date.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { staffAccess } from '#words/en/staff/staff-access.js'
import { CurrentPassword } from '../sign-in/field.tsx'
import { AccountChangeMessage } from './account-change-message.tsx'
import type { OwnSession } from './own-sessions.server.ts'

/** Lists sessions with buttons to end one or all. */
export function SessionsCard({
  deed,
  sessions,
}: {
  /** The completed change. */
  deed: string | null
  sessions: readonly OwnSession[]
}) {
  const { sessions: t } = staffAccess.security
  const others = sessions.filter(({ isThis }) => !isThis)
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t.title}</h2>
      <AccountChangeMessage deed={deed} of={['end']} />
      <Form method="post" replace className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-muted">{t.text}</legend>
          {sessions.map(({ id, device, since, isThis }) => (
            <label key={id} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="session"
                value={id}
                disabled={isThis}
                defaultChecked={id === others[0]?.id}
                className="size-5 accent-brand"
              />
              <span>
                <bdi>{device || t.unknown}</bdi>
                {isThis && ` (${t.here})`}
                <span className="block text-muted text-sm">
                  {t.since} <ShortDate date={since} exact />
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <CurrentPassword label={t.confirm} />
        <div className="flex flex-wrap gap-3">
          {others.length > 0 && (
            <Button type="submit" name="intent" value="end">
              {t.end}
            </Button>
          )}
          <Button type="submit" name="intent" value="everywhere" look="quiet">
            {t.everywhere}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
