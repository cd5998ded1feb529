import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { privacyFacts } from '#app/features/legal/privacy-facts.server.ts'
import { pageMeta } from '#app/features/shell/page-meta.ts'
import { legalText } from '#app/i18n/legal.ts'
import { localeOf } from '#app/i18n/local-path.ts'
import { appContext } from '#app/platform/context.server.ts'
import type { Route } from './+types/privacy-policy'

export const meta: Route.MetaFunction = (place) =>
  place.loaderData ? pageMeta(place, place.loaderData.document) : []

export function loader({ request, context }: Route.LoaderArgs) {
  const facts = privacyFacts(context.get(appContext).env)
  const { privacyPolicy } = legalText[localeOf(new URL(request.url).pathname)]
  return { document: privacyPolicy(facts), mailbox: facts.privacyEmail }
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
