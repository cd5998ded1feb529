import { Link } from 'react-router'
import { englishName } from '#app/features/texts/language-name.ts'
import { localeOf } from '#app/i18n/local-path.ts'
import { languageOf } from '#app/i18n/text-language.ts'
import { Card } from '#app/ui/card.tsx'
import { analytics } from '#words/en/staff/analytics.js'
import { MOST_READ_DAYS, type ReadPage } from './most-read.ts'

/** The most read pages. Languages of a page are listed separately. */
export function MostReadTable({ pages }: { pages: readonly ReadPage[] }) {
  const t = analytics
  return (
    <Card>
      <h2 className="text-lg">{t.mostRead.title}</h2>
      <p className="mt-1 max-w-prose text-sm text-muted">
        {t.mostRead.intro({ days: MOST_READ_DAYS })}
      </p>
      {pages.length === 0 && <p className="mt-4 text-muted">{t.none}</p>}
      {pages.length > 0 && (
        <table className="mt-4 w-full">
          <caption className="sr-only">{t.mostRead.title}</caption>
          <thead>
            <tr className="text-sm text-muted">
              <th scope="col" className="text-start font-semibold">
                {t.mostRead.page}
              </th>
              <th scope="col" className="text-end font-semibold">
                {t.mostRead.views}
              </th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ path, title, views }) => (
              <tr key={path} className="border-t border-line">
                <th scope="row" className="text-start font-normal">
                  <Link
                    reloadDocument
                    to={path}
                    className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 wrap-anywhere hover:text-brand hover:underline"
                  >
                    <bdi lang={languageOf(title)}>{title}</bdi>
                    <span className="text-sm text-muted">{englishName(localeOf(path))}</span>
                  </Link>
                </th>
                <td className="text-end align-middle tabular-nums">{views.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
