import type { ReactNode } from 'react'
import { useLocalPath, useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { alertsText } from '#words/library/alerts.js'
import type { AlertChoices } from './alert-input.ts'
import { type INTENTS, SUBSCRIPTION_PATH, TOKEN } from './alerts.ts'
import { ChoiceFields } from './choice-fields.tsx'

type Intent = (typeof INTENTS)[number]

type Props = {
  token: string
  subscription: AlertChoices & { isConfirmed: boolean }
  /** What was just done. */
  done: Intent | null
}

/** Confirms a subscription, or changes and ends it. */
export function SubscriptionForms({ token, subscription, done }: Props) {
  const t = useText(alertsText).subscription
  if (!subscription.isConfirmed) {
    return (
      <>
        <p className="mt-2 max-w-prose text-lg text-muted">{t.confirm.text}</p>
        <IntentForm token={token} intent="confirm">
          <Button type="submit" className="mt-6 w-full sm:w-auto">
            {t.confirm.button}
          </Button>
        </IntentForm>
      </>
    )
  }
  return (
    <>
      {done && done !== 'end' && (
        <div className="mt-4" role="status">
          <Alert tone="info">
            <p>{t.done[done]}</p>
          </Alert>
        </div>
      )}
      <IntentForm token={token} intent="change">
        <ChoiceFields chosen={subscription} />
        <Button type="submit" className="mt-7 w-full sm:w-auto">
          {t.change}
        </Button>
      </IntentForm>
      <h2 className="mt-12 text-xl">{t.end.title}</h2>
      <p className="mt-2 max-w-prose text-muted">{t.end.text}</p>
      <IntentForm token={token} intent="end">
        <Button type="submit" look="quiet" className="mt-4 w-full sm:w-auto">
          {t.end.button}
        </Button>
      </IntentForm>
    </>
  )
}

function IntentForm(props: { token: string; intent: Intent; children: ReactNode }) {
  const local = useLocalPath()
  return (
    <form method="post" action={local(SUBSCRIPTION_PATH)}>
      <input type="hidden" name={TOKEN} value={props.token} />
      <input type="hidden" name="intent" value={props.intent} />
      {props.children}
    </form>
  )
}
