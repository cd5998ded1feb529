import { renderToStaticMarkup } from 'react-dom/server'
import { errorsText } from '#app/i18n/errors.ts'
import { DIRECTIONS, type Locale } from '#app/i18n/locale.ts'
import { shellText } from '#app/i18n/shell.ts'
import { Icon } from '#app/ui/icon.tsx'

/**
 * The page that stands for every page while the server can take no more. It costs nothing to answer, and runs no script,
 * because the address that it stands at is that of another page.
 * @param stylesheet the address of the site's styles
 */
export function makeOutageDocument(locale: Locale, stylesheet: string): string {
  return `<!doctype html>${renderToStaticMarkup(<Outage locale={locale} stylesheet={stylesheet} />)}`
}

function Outage({ locale, stylesheet }: { locale: Locale; stylesheet: string }) {
  const t = errorsText[locale].server
  const { productName, titleEnding } = shellText[locale]
  return (
    <html lang={locale} dir={DIRECTIONS[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${t.title} | ${titleEnding}`}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <main className="page max-w-2xl py-10">
          <p className="flex items-center gap-2 text-lg font-bold text-brand">
            <Icon name="shield-check" className="size-8" />
            {productName}
          </p>
          <h1 className="mt-8 text-2xl">{t.title}</h1>
          <p className="mt-2 text-lg text-muted">{t.text}</p>
          <a
            // biome-ignore lint/a11y/useValidAnchor: an empty address is the one that the visitor wanted
            href=""
            className="mt-6 inline-flex min-h-12 items-center justify-center rounded-md bg-brand px-5 py-2.5 font-semibold text-on-brand no-underline hover:bg-brand-strong"
          >
            {t.retry}
          </a>
        </main>
      </body>
    </html>
  )
}
