import { Card } from '#app/ui/card.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import type { TipTopic } from './safety-tips.server.ts'

/** Five numbered steps, with contacts if the card has some. */
export function GuidelineCard({
  guideline: { title, steps, contacts },
  contactsTitle,
}: {
  guideline: TipTopic['guidelines'][number]
  contactsTitle: string
}) {
  return (
    <Card className="flex h-full flex-col">
      <h3 className="text-lg">{title}</h3>
      <ol className="mt-4 space-y-3.5">
        {steps.map((step, place) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-brand-soft text-sm font-bold text-brand"
            >
              {place + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      {contacts.length > 0 && (
        <div className="mt-5 border-t border-line pt-4">
          <h4 className="text-sm font-bold text-muted">{contactsTitle}</h4>
          <ul className="mt-1">
            {contacts.map(({ label, number }) => (
              <li key={label} className="flex flex-wrap items-center justify-between gap-x-4">
                <span>{label}</span>
                <PhoneLink number={number} className="justify-end text-brand" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
