import { EmergencyBanner } from '#app/features/safety-tips/emergency-banner.tsx'
import { GuidelineCard } from '#app/features/safety-tips/guideline-card.tsx'
import { readSafetyTips } from '#app/features/safety-tips/safety-tips.server.ts'
import { readTipTab } from '#app/features/safety-tips/tip-category.ts'
import { TipIcon } from '#app/features/safety-tips/tip-icon.tsx'
import { TIP_PANEL_ID, TipTabs, tipTabId } from '#app/features/safety-tips/tip-tabs.tsx'
import { pageMeta } from '#app/features/shell/page-meta.ts'
import { localeOf } from '#app/i18n/local-path.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Illustration } from '#app/ui/illustration.tsx'
import type { Route } from './+types/safety-tips'

export const meta: Route.MetaFunction = (place) =>
  place.loaderData ? pageMeta(place, place.loaderData.words.meta) : []

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  return readSafetyTips(localeOf(pathname), readTipTab(searchParams))
}

export default function SafetyTips({ loaderData }: Route.ComponentProps) {
  const { tab, words, topics, banner } = loaderData
  return (
    <div className="page py-6 md:py-14">
      <h1 className="text-2xl">{words.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{words.intro}</p>
      <div className="mt-7">
        <EmergencyBanner words={words.emergency} contacts={banner} />
      </div>
      <div className="mt-7">
        <TipTabs selected={tab} words={words} />
      </div>
      <div role="tabpanel" id={TIP_PANEL_ID} aria-labelledby={tipTabId(tab)} className="mt-9">
        <div className="space-y-12">
          {topics.map(({ category, title, guidelines }) => (
            <section key={category} aria-labelledby={`tips-${category}`}>
              <h2 id={`tips-${category}`} className="flex items-center gap-3 text-xl">
                <TipIcon
                  tab={category}
                  className="size-10 rounded-md bg-brand-soft p-2 text-brand"
                />
                {title}
              </h2>
              <ul className="mt-5 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
                {guidelines.map((guideline) => (
                  <li key={guideline.title}>
                    <GuidelineCard guideline={guideline} contactsTitle={words.contactsTitle} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <div className="mt-14 grid gap-5 md:grid-cols-2">
        <section className="flex flex-wrap items-center gap-6 rounded-lg border border-line bg-brand-soft p-6 sm:p-8">
          <div className="min-w-[min(14rem,100%)] flex-1">
            <h2 className="text-lg">{words.firstDay.title}</h2>
            <p className="mt-1">{words.firstDay.text}</p>
            <ButtonLink to="/first-24-hours" className="mt-5">
              {words.firstDay.link}
            </ButtonLink>
          </div>
          <Illustration name="first-day" className="w-40" />
        </section>
        <section className="rounded-lg border border-line bg-raised p-6 shadow-raised sm:p-8">
          <h2 className="text-lg">{words.report.title}</h2>
          <p className="mt-1">{words.report.text}</p>
          <ButtonLink to="/report-scam" look="danger" className="mt-5">
            <Icon name="flag" className="size-5" />
            {words.report.link}
          </ButtonLink>
        </section>
      </div>
    </div>
  )
}
