import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { privacyFacts } from '#app/features/legal/privacy-facts.server.ts'
import { pageMeta } from '#app/features/shell/page-meta.ts'
import { legal } from '#app/i18n/en/legal.ts'
import { legalText } from '#app/i18n/legal.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { appContext } from '#app/platform/context.server.ts'
import type { Route } from './+types/privacy-policy'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta(legal.privacyPolicy(loaderData)) : []

export function loader({ context }: Route.LoaderArgs) {
  return privacyFacts(context.get(appContext).env)
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const t = useText(legalText)
  return <LegalPage document={t.privacyPolicy(loaderData)} mailbox={loaderData.privacyEmail} />
}
