import { data, redirect } from 'react-router'
import { oneOf } from '#app/domain/one-of.ts'
import { textOrEmpty } from '#app/domain/text/text-or-empty.ts'
import { readAlertChoices } from '#app/features/alerts/alert-input.ts'
import { HOURS_TO_CONFIRM } from '#app/features/alerts/alert-limits.ts'
import {
  ALERTS_PATH,
  DONE,
  ENDED,
  INTENTS,
  SUBSCRIPTION_PATH,
  TOKEN,
  withToken,
} from '#app/features/alerts/alerts.ts'
import { SubscriptionForms } from '#app/features/alerts/subscription-forms.tsx'
import {
  changeSubscription,
  confirmSubscription,
  endSubscription,
  findSubscription,
} from '#app/features/alerts/subscriptions.db.server.ts'
import { pageMeta, textAt } from '#app/features/shell/page-meta.ts'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { PRIVATE_NO_STORE } from '#app/platform/http/representation/cache-control.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { alertsText } from '#words/library/alerts.js'
import type { Route } from './+types/subscription'

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, { ...textAt(alertsText, place).subscription, noindex: true })

/** The address of the page is a secret of the person who got the mail. */
export const headers: Route.HeadersFunction = () => PRIVATE_NO_STORE

/** Shows a subscription and changes nothing, because programs that scan mails open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get(TOKEN) ?? ''
  const subscription = await findSubscription(context.get(appContext).db, token)
  if (!subscription) return data(null, { status: 404 })
  return { token, subscription, done: oneOf(INTENTS, searchParams.get(DONE)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext)
  const locale = localeOf(new URL(request.url).pathname)
  const form = await readForm(request)
  const token = textOrEmpty(form.get(TOKEN))
  const intent = oneOf(INTENTS, form.get('intent'))
  const to = (path: string) =>
    redirect(localPath(locale, path), { status: 303, headers: PRIVATE_NO_STORE })
  if (intent === 'end') {
    await endSubscription(db, token)
    return to(`${ALERTS_PATH}?${ENDED}`)
  }
  const isDone =
    intent === 'confirm'
      ? await confirmSubscription(db, token)
      : await changeSubscription(db, token, readAlertChoices(form, locale))
  if (!isDone) return data(null, { status: 404 })
  const done = new URLSearchParams({ [DONE]: intent ?? 'change' })
  return to(`${withToken(SUBSCRIPTION_PATH, token)}&${done}`)
}

export default function AlertSubscription({ loaderData }: Route.ComponentProps) {
  const t = useText(alertsText).subscription
  if (!loaderData) {
    return (
      <div className="page column py-6 md:py-14">
        <h1 className="text-2xl">{t.gone.title}</h1>
        <p className="mt-2 max-w-prose text-lg text-muted">
          {t.gone.text({ hours: HOURS_TO_CONFIRM })}
        </p>
        <ButtonLink to={ALERTS_PATH} className="mt-6 w-full sm:w-auto">
          {t.gone.again}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="page column py-6 md:py-14">
      <h1 className="text-2xl">{t.title}</h1>
      <SubscriptionForms {...loaderData} />
    </div>
  )
}
