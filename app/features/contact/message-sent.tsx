import { useText } from '#app/i18n/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { contactText } from '#words/contact.js'

/** Confirmation in place of the form. @param isMailed false if the message is stored for staff */
export function MessageSent({ isMailed }: { isMailed: boolean }) {
  const { sent: t, fate } = useText(contactText)
  return (
    <Card>
      <Icon name="check" className="size-10 rounded-lg bg-safe-soft p-2 text-safe" />
      <h2 tabIndex={-1} data-takes-focus className="mt-4 text-xl">
        {t.title}
      </h2>
      <p className="mt-2 text-lg text-muted">
        {t.text} {isMailed ? fate.mailed : fate.kept}
      </p>
      <ButtonLink to="/contact" className="mt-6 w-full sm:w-auto">
        {t.again}
      </ButtonLink>
    </Card>
  )
}
