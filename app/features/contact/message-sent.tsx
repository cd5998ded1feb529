import { contactText } from '#app/i18n/contact.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** What stands in place of the form once the message has been taken over. */
export function MessageSent() {
  const t = useText(contactText).sent
  return (
    <Card>
      <Icon name="check" className="size-10 rounded-lg bg-safe-soft p-2 text-safe" />
      <h2 tabIndex={-1} data-takes-focus className="mt-4 text-xl">
        {t.title}
      </h2>
      <p className="mt-2 text-lg text-muted">{t.text}</p>
      <ButtonLink to="/contact" className="mt-6 w-full sm:w-auto">
        {t.again}
      </ButtonLink>
    </Card>
  )
}
