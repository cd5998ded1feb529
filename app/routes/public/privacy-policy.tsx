import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { privacyFacts } from '#app/features/legal/privacy-facts.server.ts'
import { pageMeta, wordsAt } from '#app/features/shell/page-meta.ts'
import { legalText } from '#app/i18n/legal.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { appContext } from '#app/platform/context.server.ts'
import type { Route } from './+types/privacy-policy'

export const meta: Route.MetaFunction = (place) =>
  place.loaderData ? pageMeta(place, wordsAt(legalText, place).privacyPolicy(place.loaderData)) : []

export function loader({ context }: Route.LoaderArgs) {
  return privacyFacts(context.get(appContext).env)
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const t = useText(legalText)
  return <LegalPage document={t.privacyPolicy(loaderData)} mailbox={loaderData.privacyEmail} />
}
