import { type ReactNode, useId } from 'react'
import { useLocation } from 'react-router'
import { EMERGENCY_CONTACTS } from '#app/domain/emergency-contacts.ts'
import { PAGE_PARAMETER, TRANSLATION_PATH } from '#app/features/translation/translation-input.ts'
import { LANGUAGES } from '#app/i18n/locale.ts'
import { useLocale, useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { shellText } from '#words/shell.js'
import { translationText } from '#words/translation.js'
import { LanguageRow } from './language/language-links.tsx'
import { MAIN_LINKS, REPORT_PATH } from './main-links.ts'

const OFFICIAL_RESOURCES = [
  { word: 'police', href: 'https://www.dubaipolice.gov.ae' },
  { word: 'centralBank', href: 'https://www.centralbank.ae' },
  { word: 'identity', href: 'https://uaepass.ae' },
] as const

/** Without links until there are accounts. */
const SOCIAL_NETWORKS = ['facebook', 'instagram', 'x'] as const

const link =
  'inline-flex min-h-11 min-w-11 items-center text-ink underline-offset-4 hover:underline'

/** @param year of the copyright line @param supportEmail contact address */
export function Footer({ year, supportEmail }: { year: number; supportEmail: string }) {
  const t = useText(shellText)
  return (
    <footer className="mt-20 border-t border-line bg-sunken pb-24 md:pb-0 low:pb-0">
      <p className="bg-brand-soft">
        <span className="page flex flex-wrap items-center gap-x-3 gap-y-1 py-3 font-semibold">
          <Icon name="phone" className="text-brand" />
          {t.footer.strip}
          <EmergencyNumber label={t.footer.emergencyLine} number={EMERGENCY_CONTACTS.police} />
          <EmergencyNumber label={t.footer.eCrimeLine} number={EMERGENCY_CONTACTS.eCrime} />
        </span>
      </p>
      <div className="page grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-4">
        <Column title={t.footer.quickLinks}>
          {MAIN_LINKS.map(({ to, word }) => (
            <FooterLink key={to} to={to}>
              {t.links[word]}
            </FooterLink>
          ))}
          <FooterLink to={REPORT_PATH}>{t.links.report}</FooterLink>
          <FooterLink to="/first-24-hours">{t.links.firstDay}</FooterLink>
          <FooterLink to="/trends">{t.links.trends}</FooterLink>
          <FooterLink to="/alerts">{t.links.alerts}</FooterLink>
          <FooterLink to="/blog">{t.links.blog}</FooterLink>
        </Column>
        <Column title={t.footer.legal}>
          <FooterLink to="/privacy-policy">{t.links.privacy}</FooterLink>
          <FooterLink to="/terms">{t.links.terms}</FooterLink>
          <FooterLink to="/contact">{t.links.contact}</FooterLink>
          <FooterLink to="/api">{t.links.api}</FooterLink>
          <li>
            <a className={link} href="/licences.txt" hrefLang="en">
              {t.footer.licences}
            </a>
          </li>
        </Column>
        <Column title={t.footer.officialResources}>
          {OFFICIAL_RESOURCES.map(({ word, href }) => (
            <li key={href}>
              <a className={link} href={href} rel="noreferrer">
                {t.footer.resources[word]}
              </a>
            </li>
          ))}
        </Column>
        <Column title={t.footer.support}>
          <li>
            <a className={`${link} wrap-anywhere`} href={`mailto:${supportEmail}`}>
              <bdi dir="ltr">{supportEmail}</bdi>
            </a>
          </li>
          <li className="flex min-h-11 items-center">{t.footer.location}</li>
        </Column>
      </div>
      <div className="page border-t border-line py-2">
        <LanguageRow />
        <TranslationNote />
      </div>
      <div className="border-t border-line">
        <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 text-sm text-muted">
          <p>
            {t.footer.rights({ year })} · {t.footer.independent}
          </p>
          <ul aria-label={t.footer.social} className="-mx-3 flex flex-wrap gap-x-4">
            {SOCIAL_NETWORKS.map((network) => (
              <li key={network}>
                <a
                  className="flex size-11 items-center justify-center rounded-full text-ink hover:bg-brand-soft"
                  href={`#${network}`}
                  aria-label={t.footer.networks[network]}
                >
                  <Icon name={network} className="size-5" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

/** Says that no native speaker has read the words, and leads to where a wrong one is reported. See `tapSentence`. */
function TranslationNote() {
  const t = useText(shellText).footer
  const tap = useText(translationText)
  const locale = useLocale()
  const { pathname } = useLocation()
  const query = new URLSearchParams({ [PAGE_PARAMETER]: pathname })
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
        {!LANGUAGES[locale].reviewed && t.unreviewed}
        <Link
          to={`${TRANSLATION_PATH}?${query}`}
          rel="nofollow"
          data-tap-sentence=""
          className={link}
        >
          {t.wrongSentence}
        </Link>
      </p>
      <div
        data-tap-bar=""
        hidden
        role="status"
        className="fixed inset-x-4 bottom-24 z-40 mx-auto md:bottom-6 flex max-w-lg items-center justify-between gap-4 rounded-lg border border-line-strong bg-raised p-4 font-semibold shadow-raised"
      >
        {tap.choose}
        <Button look="quiet">{tap.cancel}</Button>
      </div>
    </>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-base font-bold">
        {title}
      </h2>
      <ul className="mt-1">{children}</ul>
    </section>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={link}>
        {children}
      </Link>
    </li>
  )
}

function EmergencyNumber({ label, number }: { label: string; number: string }) {
  return (
    <a
      href={`tel:${number}`}
      className="inline-flex min-h-11 items-center gap-1.5 text-ink underline underline-offset-4"
    >
      {label} <bdi dir="ltr">{number}</bdi>
    </a>
  )
}
