import { readAccuracy } from '#app/features/accuracy/accuracy.server.ts'
import { readFeedbackSummary } from '#app/features/accuracy/feedback-summary.server.ts'
import { FeedbackSummary } from '#app/features/accuracy/feedback-summary.tsx'
import { FiguresTable } from '#app/features/accuracy/figures-table.tsx'
import { pageMeta } from '#app/features/shell/page-meta.ts'
import { localeOf } from '#app/i18n/local-path.ts'
import { appContext } from '#app/platform/context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/accuracy'

export const meta: Route.MetaFunction = (place) =>
  place.loaderData ? pageMeta(place, place.loaderData.meta) : []

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  return {
    ...readAccuracy(locale),
    said: await readFeedbackSummary(context.get(appContext), locale),
  }
}

export default function AccuracyPage({ loaderData }: Route.ComponentProps) {
  const { words, byType, byLanguage, said } = loaderData
  return (
    <div className="page column py-6 md:py-14">
      <h1 className="text-2xl">{words.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{words.intro}</p>
      <p className="mt-6 max-w-prose">{words.reading}</p>
      <FiguresTable title={words.byType} words={words} lines={byType} />
      <FiguresTable title={words.byLanguage} words={words} lines={byLanguage} />
      {[words.limits, words.how].map(({ title, items }) => (
        <section key={title} className="mt-9 max-w-prose">
          <h2 className="text-xl">{title}</h2>
          <ul className="mt-3 grid list-disc gap-2 ps-6">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <FeedbackSummary said={said} />
      <div className="mt-9 rounded-lg bg-brand-soft p-5 sm:p-7">
        <p className="max-w-prose font-semibold">{words.advice}</p>
        <ButtonLink to="/scam-checker" className="mt-4">
          {words.check}
        </ButtonLink>
      </div>
      <p className="mt-6 text-sm text-muted">{words.version}</p>
    </div>
  )
}
