import { renderToStaticMarkup } from 'react-dom/server'
import { EMERGENCY_CONTACTS } from '#app/domain/emergency-contacts.ts'
import { contactsText } from '#app/i18n/advice/contacts.ts'
import { offlineText } from '#app/i18n/app.ts'
import { checkerText } from '#app/i18n/checker/checker.ts'
import { DIRECTIONS, type Locale } from '#app/i18n/locale.ts'
import { shellText } from '#app/i18n/shell.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'

const NUMBERS = ['police', 'eCrime', 'abuDhabiPolice', 'centralBank'] as const

/**
 * The page that stands for every page when there is no connection: whom to call and what to keep in mind. It needs
 * nothing but its style sheet, and runs no script, because the address that it stands at is that of another page.
 * @param stylesheet the address of the site's styles
 */
export function offlineDocument(locale: Locale, stylesheet: string): string {
  return `<!doctype html>${renderToStaticMarkup(<Offline locale={locale} stylesheet={stylesheet} />)}`
}

function Offline({ locale, stylesheet }: { locale: Locale; stylesheet: string }) {
  const t = offlineText[locale]
  const { productName, titleEnding } = shellText[locale]
  const { tips } = checkerText[locale]
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
          <section className="mt-10 rounded-lg border border-danger/40 bg-danger-soft p-5">
            <h2 className="text-lg">{t.numbers}</h2>
            <ul className="mt-3 grid gap-2 sm:grid-cols-2">
              {NUMBERS.map((name) => (
                <li
                  key={name}
                  className="relative flex items-center justify-between gap-4 rounded-md bg-raised px-4"
                >
                  <span className="text-muted">{contactsText[locale][name]}</span>
                  <PhoneLink
                    number={EMERGENCY_CONTACTS[name]}
                    className="text-lg text-danger after:absolute after:inset-0 after:content-['']"
                  />
                </li>
              ))}
            </ul>
          </section>
          <section className="mt-6 rounded-lg border border-line bg-brand-soft p-5">
            <h2 className="text-lg">{tips.title}</h2>
            <ul className="mt-3 space-y-3">
              {tips.items.map((tip) => (
                <li key={tip} className="flex gap-3">
                  <Icon name="shield-check" className="text-brand" />
                  {tip}
                </li>
              ))}
            </ul>
          </section>
        </main>
      </body>
    </html>
  )
}
