import { data, redirect } from 'react-router'
import { indicatorsOfEntry } from '#app/features/indicators/entry/entry-indicators.db.server.ts'
import { EntryIndicators } from '#app/features/indicators/entry/entry-indicators.tsx'
import interactionsScript from '#app/features/interactions/client/interactions-script.ts?script'
import { InteractionBar } from '#app/features/interactions/interaction-bar.tsx'
import { INTERACTIONS_ID } from '#app/features/interactions/interaction-counts.ts'
import { interactionsOf } from '#app/features/interactions/interactions.db.server.ts'
import { recordInteraction } from '#app/features/interactions/record-interaction.server.ts'
import { Protection, WarningSigns } from '#app/features/scams/detail/advice.tsx'
import { ScamHeading } from '#app/features/scams/detail/scam-facts.tsx'
import { scamMeta } from '#app/features/scams/detail/scam-meta.ts'
import { ScamNotFound } from '#app/features/scams/detail/scam-not-found.tsx'
import { findScam } from '#app/features/scams/list-scams.db.server.ts'
import { findRelated } from '#app/features/scams/related/related-scams.db.server.ts'
import { ScamCard } from '#app/features/scams/scam-card.tsx'
import { notFoundFacts, pageMeta, textAt } from '#app/features/shell/page-meta.ts'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { textMarks } from '#app/i18n/text-language.ts'
import { useLocale, useText } from '#app/i18n/use-text.tsx'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { PRIVATE_NO_STORE } from '#app/platform/http/representation/cache-control.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { visitorOf } from '#app/platform/visitor/visitor-of.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { OwnScript } from '#app/ui/script/own-script.tsx'
import { ShareButton } from '#app/ui/share/share-button.tsx'
import { scamDetailText } from '#words/library/scam-detail.js'
import type { Route } from './+types/scam-detail'

/** HTTP status of invalid forms. Any other problem is logged and redirects to the page. */
const STATUS: Record<string, number> = { 'unknown-type': 400, 'unknown-scam': 404 }

export const meta: Route.MetaFunction = (place) =>
  place.loaderData?.scam
    ? scamMeta(place, place.loaderData.scam)
    : pageMeta(place, notFoundFacts(textAt(scamDetailText, place).notFound))

export const headers = () => PRIVATE_NO_STORE

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const { db } = context.get(appContext)
  try {
    const scam = await findScam(db, params.id, locale)
    if (!scam)
      return data({ scam: null, related: [], interactions: null, used: [] }, { status: 404 })
    const [related, interactions, used] = await Promise.all([
      findRelated(db, scam, locale),
      interactionsOf(db, scam.id, visitorOf(context)),
      indicatorsOfEntry(db, scam.id),
    ])
    return { scam, related, interactions, used }
  } catch (fault) {
    logFault(context, fault, 'an entry failed to load')
    return data({ scam: null, related: [], interactions: null, used: [] }, { status: 503 })
  }
}

/** Records a reaction without script. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const type = (await readForm(request)).get('type')
  const app = context.get(appContext)
  const outcome = await recordInteraction(app, visitorOf(context), params.id, type)
  const status = outcome.ok ? undefined : STATUS[outcome.problem]
  if (status) return data(null, { status })
  const locale = localeOf(new URL(request.url).pathname)
  return redirect(localPath(locale, `/scam-library/${params.id}#${INTERACTIONS_ID}`), 303)
}

export default function ScamDetail({ loaderData }: Route.ComponentProps) {
  const t = useText(scamDetailText)
  const locale = useLocale()
  const { scam, related, interactions, used } = loaderData
  if (!scam || !interactions) return <ScamNotFound />
  const marks = textMarks(scam.language, locale)
  return (
    <div className="page py-8 md:py-12">
      <Breadcrumb
        label={t.breadcrumb}
        parents={[
          { to: '/', text: t.home },
          { to: '/scam-library', text: t.library },
        ]}
        title={scam.title}
        marks={marks}
      />
      <article className="mt-6">
        <ScamHeading scam={scam} />
        <p {...marks} className="mt-6 max-w-prose text-lg wrap-anywhere whitespace-pre-line">
          {scam.description}
        </p>
        <div className="mt-10 grid items-start gap-6 md:grid-cols-2">
          <Protection tips={scam.preventionTips} />
          <WarningSigns signs={scam.indicators} />
        </div>
        <EntryIndicators indicators={used} />
        <ButtonLink to="/scam-checker" className="mt-6 print:hidden">
          <Icon name="search" />
          {t.check}
        </ButtonLink>
        <div className="mt-12 print:hidden">
          <InteractionBar scamId={scam.id} interactions={interactions} />
        </div>
      </article>
      {related.length > 0 && (
        <section className="mt-12">
          <h2 className="text-xl">{t.related}</h2>
          <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((other) => (
              <li key={other.id}>
                <ScamCard scam={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-10 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Link to="/scam-library" className="inline-flex min-h-11 items-center text-brand underline">
          {t.back}
        </Link>
        <ShareButton title={scam.title} words={t.share} />
      </div>
      <OwnScript src={interactionsScript} />
    </div>
  )
}
