import { data, redirect } from 'react-router'
import { AlertForm } from '#app/features/alerts/alert-form.tsx'
import { type AlertInput, HONEYPOT, readAlertInput } from '#app/features/alerts/alert-input.ts'
import { ALERT_LIMITS, HOURS_TO_CONFIRM } from '#app/features/alerts/alert-limits.ts'
import { ALERTS_PATH, ENDED, SENT } from '#app/features/alerts/alerts.ts'
import { PushSection } from '#app/features/alerts/push/page/push-section.tsx'
import { vapidPublicKey } from '#app/features/alerts/push/vapid-keys.server.ts'
import { requestAlerts } from '#app/features/alerts/request-alerts.server.ts'
import { pageMeta, textAt } from '#app/features/shell/page-meta.ts'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { useLocale, useText } from '#app/i18n/use-text.tsx'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import {
  PRIVATE_NO_CACHE,
  PRIVATE_NO_STORE,
} from '#app/platform/http/representation/cache-control.server.ts'
import { keptRetryAfter, retryAfter } from '#app/platform/http/representation/retry-after.server.ts'
import { sendsMail } from '#app/platform/mail/mail.server.ts'
import { visitorOf } from '#app/platform/visitor/visitor-of.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { alertsText } from '#words/library/alerts.js'
import { shellText } from '#words/shell.js'
import type { Route } from './+types/alerts'

const STATUS = { invalid: 400, 'no-identity': 400, 'rate-limited': 429, failed: 503 } as const

export const meta: Route.MetaFunction = (place) => pageMeta(place, textAt(alertsText, place))

/** A page with a submitted address is not cached. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => ({
  ...(actionHeaders.has('Cache-Control') ? PRIVATE_NO_STORE : PRIVATE_NO_CACHE),
  ...keptRetryAfter(actionHeaders),
})

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { env, crypto } = context.get(appContext)
  return {
    publicKey: env.WEB_PUSH ? vapidPublicKey(crypto) : null,
    isMailed: sendsMail(env),
    sent: searchParams.has(SENT),
    ended: searchParams.has(ENDED),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const locale = localeOf(new URL(request.url).pathname)
  const form = await readForm(request)
  const sent = () =>
    redirect(localPath(locale, `${ALERTS_PATH}?${SENT}`), {
      status: 303,
      headers: PRIVATE_NO_STORE,
    })
  if (form.get(HONEYPOT)) {
    app.log.info('a request for alerts filled in the honeypot')
    return sent()
  }
  const typed = readAlertInput(form, locale)
  const outcome = await requestAlerts(app, visitorOf(context), typed)
  if (outcome.ok) return sent()
  const status = STATUS[outcome.problem]
  const headers = { ...PRIVATE_NO_STORE, ...retryAfter(status, ALERT_LIMITS.window) }
  return data({ typed, outcome }, { status, headers })
}

export default function Alerts({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(alertsText)
  const links = useText(shellText).links
  const nothingTyped: AlertInput = { email: '', language: useLocale(), categories: [] }
  const outcome = actionData?.outcome
  return (
    <div className="page column py-6 md:py-14">
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{t.intro}</p>
      {loaderData.ended && <Done title={t.ended.title} text={t.ended.text} />}
      {loaderData.sent ? (
        <Done title={t.sent.title} text={t.sent.text({ hours: HOURS_TO_CONFIRM })} />
      ) : (
        <AlertForm
          initial={actionData?.typed ?? nothingTyped}
          problem={outcome?.problem === 'invalid' ? outcome.email : null}
          refusal={outcome && outcome.problem !== 'invalid' ? outcome.problem : null}
        />
      )}
      {!loaderData.isMailed && (
        <div className="mt-6">
          <Alert tone="info">
            <p>{t.unmailed}</p>
          </Alert>
        </div>
      )}
      <p className="mt-6 max-w-prose text-muted">
        {t.stored({ hours: HOURS_TO_CONFIRM })}{' '}
        <Link to="/privacy-policy" className="text-brand underline underline-offset-4">
          {links.privacy}
        </Link>
      </p>
      {!loaderData.sent && loaderData.publicKey && <PushSection publicKey={loaderData.publicKey} />}
    </div>
  )
}

function Done({ title, text }: { title: string; text: string }) {
  return (
    <Card className="mt-6">
      <Icon name="check" className="size-10 rounded-lg bg-safe-soft p-2 text-safe" />
      <h2 className="mt-4 text-xl">{title}</h2>
      <p className="mt-2 text-lg text-muted">{text}</p>
    </Card>
  )
}
