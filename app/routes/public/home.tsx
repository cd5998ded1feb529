import frontDoorScript from '#app/features/checks/client/home-form-script.ts?script'
import { CheckForm } from '#app/features/checks/form/check-form.tsx'
import { CHECK_IDS } from '#app/features/checks/form/check-ids.ts'
import { pageMeta, textAt } from '#app/features/shell/page-meta.ts'
import { useLocalPath, useText } from '#app/i18n/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Illustration } from '#app/ui/illustration.tsx'
import { OwnScript } from '#app/ui/script/own-script.tsx'
import { homeText } from '#words/home.js'
import type { Route } from './+types/home'

const NOTHING = { type: 'message', text: '' } as const
const FEATURE_ICONS = ['shield-check', 'search', 'library'] as const

export const meta: Route.MetaFunction = (place) => pageMeta(place, textAt(homeText, place))

export default function Home() {
  const t = useText(homeText)
  const local = useLocalPath()
  return (
    <>
      <section className="bg-brand-soft">
        <div className="page grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-5 pt-6 pb-24 md:pt-14 md:pb-28 lg:grid-cols-[1fr_1.1fr] lg:grid-rows-[auto_1fr]">
          <h1 className="text-3xl">{t.hero.title}</h1>
          <Card className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div id={CHECK_IDS.region}>
              <CheckForm
                action={local('/scam-checker')}
                initial={NOTHING}
                problem={null}
                remaining={null}
              />
            </div>
          </Card>
          <div>
            <p className="mb-6 max-w-[34rem] text-lg">{t.hero.text}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/scam-checker" look="quiet" className="max-sm:w-full">
                <Icon name="search" className="size-5" />
                {t.hero.check}
              </ButtonLink>
              <ButtonLink to="/scam-library" look="quiet" className="max-sm:w-full">
                {t.hero.browse}
              </ButtonLink>
            </div>
            <p className="mt-5 flex gap-2 text-sm text-muted">
              <Icon name="shield-check" className="size-5 text-brand" />
              {t.hero.promise}
            </p>
            <Illustration name="protection" className="mt-4 hidden w-52 lg:block" />
          </div>
        </div>
        <OwnScript src={frontDoorScript} />
      </section>
      <section className="page -mt-16">
        <Card>
          <h2 className="text-lg">{t.statistics.title}</h2>
          <ul className="mt-3 grid divide-y divide-line md:grid-cols-3 md:divide-x md:divide-y-0">
            {t.statistics.figures.map(({ value, label, year }) => (
              <li key={label} className="py-4 md:px-7 md:py-1 md:first:ps-0 md:last:pe-0">
                <strong className="block text-2xl text-brand">{value}</strong>
                <span className="block font-medium">{label}</span>
                <span className="block text-sm text-muted">{t.statistics.origin({ year })}</span>
              </li>
            ))}
          </ul>
          <p className="mt-4 border-t border-line pt-3 text-sm text-muted">{t.statistics.note}</p>
        </Card>
      </section>
      <section className="page pt-16">
        <h2 className="text-2xl">{t.features.title}</h2>
        <ul className="mt-8 grid gap-5 md:grid-cols-3">
          {t.features.items.map(({ title, text }, place) => (
            <li key={title}>
              <Card className="h-full">
                <Icon
                  name={FEATURE_ICONS[place] ?? 'shield'}
                  className="size-14 rounded-lg bg-brand-soft p-3 text-brand"
                />
                <h3 className="mt-5 text-lg">{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </section>
      <section className="page pt-16">
        <h2 className="text-2xl">{t.steps.title}</h2>
        <ol className="mt-8 grid gap-4 md:grid-cols-3 md:gap-8">
          {t.steps.items.map((step, place) => (
            <li
              key={step}
              className="flex items-center gap-4 md:not-last:after:h-px md:not-last:after:flex-1 md:not-last:after:bg-line-strong md:not-last:after:content-['']"
            >
              <span
                aria-hidden="true"
                className="flex size-12 shrink-0 items-center justify-center rounded-full border-2 border-brand text-lg font-bold text-brand"
              >
                {place + 1}
              </span>
              <span className="font-semibold">{step}</span>
            </li>
          ))}
        </ol>
      </section>
      <section className="page grid gap-5 pt-16 md:grid-cols-[1.5fr_1fr]">
        <div className="flex flex-wrap items-center justify-between gap-6 rounded-lg bg-brand p-6 text-on-brand dark:bg-brand-soft dark:text-ink sm:p-9">
          <div>
            <h2 className="text-xl">{t.closing.title}</h2>
            <p className="mt-1">{t.closing.text}</p>
          </div>
          <ButtonLink to="/safety-tips" look="quiet" className="border-transparent">
            {t.closing.tips}
          </ButtonLink>
        </div>
        <div className="rounded-lg border border-line bg-raised p-6 shadow-raised sm:p-9">
          <h2 className="text-lg">{t.urgent.title}</h2>
          <p className="mt-1 text-muted">{t.urgent.text}</p>
          <ButtonLink to="/first-24-hours" look="quiet" className="mt-5">
            {t.urgent.link}
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
