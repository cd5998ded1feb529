import { longDayInUae } from '#app/domain/uae-time.ts'
import { legalDocument } from '#app/features/legal/legal-document.ts'
import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { pageMeta } from '#app/features/shell/page-meta.ts'
import { localeOf } from '#app/i18n/local-path.ts'
import { DATE_LOCALES, writtenIn } from '#app/i18n/locale.ts'
import { appContext } from '#app/platform/context.server.ts'
import { termsOfServiceText } from '#words/legal/terms-of-service.js'
import type { Route } from './+types/terms'

export const meta: Route.MetaFunction = (place) =>
  place.loaderData ? pageMeta(place, place.loaderData.document) : []

export function loader({ request, context }: Route.LoaderArgs) {
  const { env, clock } = context.get(appContext)
  const locale = localeOf(new URL(request.url).pathname)
  const language = writtenIn(termsOfServiceText, locale)
  const today = longDayInUae(clock.now(), DATE_LOCALES[language])
  const facts = { supportEmail: env.SUPPORT_EMAIL, today }
  return {
    document: legalDocument(termsOfServiceText, locale, facts),
    mailbox: env.SUPPORT_EMAIL,
  }
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
