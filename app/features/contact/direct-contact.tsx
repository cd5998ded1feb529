import { EMERGENCY_CONTACTS } from '#app/domain/emergency-contacts.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Card } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { contactText } from '#words/contact.js'

const link = 'inline-flex min-h-11 items-center text-brand underline underline-offset-4'

/** Contact details of the operators, and emergency numbers. */
export function DirectContact({ supportEmail }: { supportEmail: string }) {
  const t = useText(contactText).direct
  const numbers = [
    { label: t.police, number: EMERGENCY_CONTACTS.police },
    { label: t.eCrime, number: EMERGENCY_CONTACTS.eCrime },
  ]
  return (
    <aside className="grid gap-5">
      <Card>
        <h2 className="text-lg">{t.title}</h2>
        <dl className="mt-3">
          <dt className="text-sm text-muted">{t.email}</dt>
          <dd>
            <a href={`mailto:${supportEmail}`} className={link}>
              <bdi dir="ltr" className="wrap-anywhere">
                {supportEmail}
              </bdi>
            </a>
          </dd>
          <dt className="mt-2 text-sm text-muted">{t.location}</dt>
          <dd className="flex min-h-11 items-center">{t.place}</dd>
        </dl>
        <Link to="/privacy-policy#contact-messages" className={link}>
          {t.privacy}
        </Link>
      </Card>
      <Card>
        <h2 className="text-lg">{t.emergencyTitle}</h2>
        <p className="mt-1">{t.emergency}</p>
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {numbers.map(({ label, number }) => (
            <li key={number}>
              <a href={`tel:${number}`} className={link}>
                <span>
                  {label}&nbsp;<bdi dir="ltr">{number}</bdi>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  )
}
