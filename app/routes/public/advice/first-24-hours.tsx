import { readFirstDay } from '#app/features/first-day/first-day.server.ts'
import firstDayScript from '#app/features/first-day/first-day-script.ts?script'
import { PLAN_ID, Plan } from '#app/features/first-day/plan.tsx'
import { Questions } from '#app/features/first-day/questions.tsx'
import { pageMeta } from '#app/features/shell/page-meta.ts'
import { ReadAloudButton } from '#app/features/shell/read-aloud-button.tsx'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { PRIVATE_NO_STORE } from '#app/platform/http/representation/cache-control.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Illustration } from '#app/ui/illustration.tsx'
import { OwnScript } from '#app/ui/script/own-script.tsx'
import { ShareLinks } from '#app/ui/share/share-links.tsx'
import type { Route } from './+types/first-24-hours'

export const meta: Route.MetaFunction = (place) =>
  place.loaderData
    ? pageMeta(place, { ...place.loaderData.words.meta, noindex: place.loaderData.plan !== null })
    : []

/** The answers are in the URL, so the page is not cached. */
export const headers = () => PRIVATE_NO_STORE

export function loader({ request }: Route.LoaderArgs) {
  const { origin, pathname, searchParams } = new URL(request.url)
  const locale = localeOf(pathname)
  return readFirstDay(locale, searchParams, origin + localPath(locale, '/first-24-hours'))
}

export default function FirstDay({ loaderData }: Route.ComponentProps) {
  const { plan, words, given, isAsked, share } = loaderData
  const questions = <Questions words={words} given={given} isAsked={isAsked} />
  return (
    <div className="page column py-6 md:py-14 print:py-0">
      <div className="flex items-center justify-between gap-6">
        <div>
          <h1 className="text-2xl">{words.title}</h1>
          <p className="mt-2 max-w-prose text-lg text-muted print:hidden">
            {words.intro}
            {!plan && ` ${words.ask}`}
          </p>
        </div>
        <Illustration name="first-day" className="hidden w-44 shrink-0 sm:block print:hidden" />
      </div>
      <div className="mt-7">
        {plan ? (
          <>
            <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
              <div className="max-w-prose">
                <h2 className="text-xl">{words.plan.title}</h2>
                <p className="mt-1">{plan.isCalm ? words.plan.calm : words.plan.lead}</p>
              </div>
              <div className="flex flex-wrap gap-3">
                <ReadAloudButton of={PLAN_ID} />
                <Button look="quiet" data-does="print" className="noscript:hidden print:hidden">
                  {words.plan.print}
                </Button>
              </div>
            </div>
            <details className="mb-5 print:hidden">
              <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
                {words.plan.change}
              </summary>
              <div className="mt-3">{questions}</div>
            </details>
            <Plan plan={plan} words={words} />
            <section className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-lg bg-brand-soft p-6 print:hidden">
              <p className="max-w-prose min-w-[min(14rem,100%)] flex-1">{words.plan.report}</p>
              <ButtonLink to="/report-scam" look="danger">
                <Icon name="flag" className="size-5" />
                {words.plan.reportLink}
              </ButtonLink>
            </section>
            <section className="mt-8 print:hidden">
              <p className="max-w-prose">{share.lead}</p>
              <ShareLinks {...share} />
            </section>
          </>
        ) : (
          questions
        )}
      </div>
      <OwnScript src={firstDayScript} />
    </div>
  )
}
