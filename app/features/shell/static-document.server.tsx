import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DIRECTIONS, type Locale } from '#app/i18n/locale.ts'
import { Icon } from '#app/ui/icon.tsx'
import { shellText } from '#words/shell.js'

type StaticDocument = {
  locale: Locale
  /** URL of the site's styles. */
  stylesheet: string
  words: { title: string; text: string; retry: string }
  /** Content below the retry link. */
  children?: ReactNode
}

/**
 * Renders a complete document that replaces another page at its URL. Needs only the style sheet and runs no
 * script.
 */
export function staticDocument(standing: StaticDocument): string {
  return `<!doctype html>${renderToStaticMarkup(<StaticPage {...standing} />)}`
}

function StaticPage({ locale, stylesheet, words, children }: StaticDocument) {
  const { productName, titleEnding } = shellText[locale]
  return (
    <html lang={locale} dir={DIRECTIONS[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${words.title} | ${titleEnding}`}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <main className="page max-w-2xl py-10">
          <p className="flex items-center gap-2 text-lg font-bold text-brand">
            <Icon name="shield-check" className="size-8" />
            {productName}
          </p>
          <h1 className="mt-8 text-2xl">{words.title}</h1>
          <p className="mt-2 text-lg text-muted">{words.text}</p>
          <a
            // biome-ignore lint/a11y/useValidAnchor: an empty address is the one that the visitor wanted
            href=""
            className="mt-6 inline-flex min-h-12 items-center justify-center rounded-md bg-brand px-5 py-2.5 font-semibold text-on-brand no-underline hover:bg-brand-strong"
          >
            {words.retry}
          </a>
          {children}
        </main>
      </body>
    </html>
  )
}
