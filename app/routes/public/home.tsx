import { pageMeta, wordsAt } from '#app/features/shell/page-meta.ts'
import { homeText } from '#app/i18n/home.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Route } from './+types/home'

const FEATURE_ICONS = ['shield-check', 'search', 'library'] as const

export const meta: Route.MetaFunction = (place) => pageMeta(place, wordsAt(homeText, place))

export default function Home() {
  const t = useText(homeText)
  return (
    <>
      <section className="bg-brand-soft">
        <div className="page grid items-center gap-10 py-14 md:grid-cols-[1.3fr_1fr] md:py-24">
          <div>
            <h1 className="text-3xl">{t.hero.title}</h1>
            <p className="mt-5 max-w-[34rem] text-lg">{t.hero.text}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink to="/scam-checker">
                <Icon name="search" className="size-5" />
                {t.hero.check}
              </ButtonLink>
              <ButtonLink to="/scam-library" look="quiet">
                {t.hero.browse}
              </ButtonLink>
            </div>
            <p className="mt-6 text-sm text-muted">{t.hero.promise}</p>
          </div>
          <Card>
            <h2 className="text-lg">{t.statistics.title}</h2>
            <ul className="mt-2 divide-y divide-line">
              {t.statistics.figures.map(({ value, label, source, year }) => (
                <li key={label} className="py-4">
                  <strong className="block text-2xl text-brand">{value}</strong>
                  <span className="block font-medium">{label}</span>
                  <span className="block text-sm text-muted">
                    {source}, {year}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </section>
      <section className="page py-16">
        <h2 className="text-2xl">{t.features.title}</h2>
        <ul className="mt-8 grid gap-5 md:grid-cols-3">
          {t.features.items.map(({ title, text }, place) => (
            <li key={title}>
              <Card className="h-full">
                <Icon name={FEATURE_ICONS[place] ?? 'shield'} className="size-9 text-brand" />
                <h3 className="mt-4 text-lg">{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </section>
      <section className="page">
        <div className="flex flex-wrap items-center justify-between gap-6 rounded-lg bg-brand px-6 py-9 text-on-brand sm:px-10">
          <div>
            <h2 className="text-xl">{t.closing.title}</h2>
            <p className="mt-1">{t.closing.text}</p>
          </div>
          <ButtonLink to="/safety-tips" look="quiet" className="border-transparent">
            {t.closing.tips}
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
