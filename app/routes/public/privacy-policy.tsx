import { legalDocument } from '#app/features/legal/legal-document.ts'
import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { privacyFacts } from '#app/features/legal/privacy-facts.server.ts'
import { pageMeta } from '#app/features/shell/page-meta.ts'
import { localeOf } from '#app/i18n/local-path.ts'
import { appContext } from '#app/platform/context.server.ts'
import { privacyPolicyText } from '#words/legal/privacy-policy.js'
import type { Route } from './+types/privacy-policy'

export const meta: Route.MetaFunction = (place) =>
  place.loaderData ? pageMeta(place, place.loaderData.document) : []

export function loader({ request, context }: Route.LoaderArgs) {
  const facts = privacyFacts(context.get(appContext).env)
  const locale = localeOf(new URL(request.url).pathname)
  return { document: legalDocument(privacyPolicyText, locale, facts), mailbox: facts.privacyEmail }
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
