import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { pageMeta, wordsAt } from '#app/features/shell/page-meta.ts'
import { legalText } from '#app/i18n/legal.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { appContext } from '#app/platform/context.server.ts'
import type { Route } from './+types/terms'

/** The day in the UAE, in the long form of the specification. */
const LONG = new Intl.DateTimeFormat('en-AE', { dateStyle: 'long', timeZone: 'Asia/Dubai' })

export const meta: Route.MetaFunction = (place) =>
  place.loaderData
    ? pageMeta(place, wordsAt(legalText, place).termsOfService(place.loaderData))
    : []

export function loader({ context }: Route.LoaderArgs) {
  const { env, clock } = context.get(appContext)
  return { supportEmail: env.SUPPORT_EMAIL, today: LONG.format(clock.now()) }
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const t = useText(legalText)
  return <LegalPage document={t.termsOfService(loaderData)} mailbox={loaderData.supportEmail} />
}
