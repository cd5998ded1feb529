import { EMERGENCY_CONTACTS } from '#app/domain/emergency-contacts.ts'
import { staticDocument } from '#app/features/shell/static-document.server.tsx'
import type { Locale } from '#app/i18n/locale.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { contactsText } from '#words/advice/contacts.js'
import { checkerText } from '#words/checker/checker.js'
import { offlineText } from '#words/offline.js'

const NUMBERS = ['police', 'eCrime', 'abuDhabiPolice', 'centralBank'] as const

/**
 * Returns the page shown offline: emergency contacts and tips.
 * @param stylesheet URL of the site's styles
 */
export function offlineDocument(locale: Locale, stylesheet: string): string {
  const children = <NumbersAndTips locale={locale} />
  return staticDocument({ locale, stylesheet, words: offlineText[locale], children })
}

function NumbersAndTips({ locale }: { locale: Locale }) {
  const { tips } = checkerText[locale]
  return (
    <>
      <section className="mt-10 rounded-lg border border-danger/40 bg-danger-soft p-5">
        <h2 className="text-lg">{offlineText[locale].numbers}</h2>
        <ul className="mt-3 grid gap-2 sm:grid-cols-2">
          {NUMBERS.map((name) => (
            <li
              key={name}
              className="relative flex items-center justify-between gap-4 rounded-md bg-raised px-4"
            >
              <span className="text-muted">{contactsText[locale][name]}</span>
              <PhoneLink
                number={EMERGENCY_CONTACTS[name]}
                className="justify-end text-lg text-danger after:absolute after:inset-0 after:content-['']"
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
    </>
  )
}
