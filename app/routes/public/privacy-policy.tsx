import { legalDocument, paragraphsOf } from '#app/features/legal/legal-document.ts'
import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { privacyFacts } from '#app/features/legal/privacy-facts.server.ts'
import { PrivacySummary } from '#app/features/legal/privacy-summary.tsx'
import { pageMeta } from '#app/features/shell/page-meta.ts'
import { localeOf } from '#app/i18n/local-path.ts'
import { appContext } from '#app/platform/context.server.ts'
import { privacyPolicyText } from '#words/legal/privacy-policy.js'
import { privacySummaryText } from '#words/privacy-summary.js'
import type { Route } from './+types/privacy-policy'

export const meta: Route.MetaFunction = (place) =>
  place.loaderData ? pageMeta(place, place.loaderData.document) : []

export function loader({ request, context }: Route.LoaderArgs) {
  const facts = privacyFacts(context.get(appContext).env)
  const locale = localeOf(new URL(request.url).pathname)
  const { title, points } = privacySummaryText[locale]
  const document = legalDocument(privacyPolicyText, locale, facts)
  return {
    document,
    mailbox: facts.privacyEmail,
    summary: document.language === locale ? null : { title, points: paragraphsOf(points, facts) },
  }
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { document, mailbox, summary } = loaderData
  return (
    <LegalPage document={document} mailbox={mailbox}>
      {summary && <PrivacySummary {...summary} />}
    </LegalPage>
  )
}
