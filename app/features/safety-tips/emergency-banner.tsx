import { useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import type { SafetyTips } from './safety-tips.server.ts'

/** Emergency numbers as phone links. */
export function EmergencyBanner({
  words,
  contacts,
}: {
  words: SafetyTips['words']['emergency']
  contacts: SafetyTips['banner']
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid items-center gap-x-8 gap-y-5 rounded-lg border border-danger/40 bg-danger-soft p-5 sm:p-7 lg:grid-cols-[minmax(20rem,1fr)_auto]"
    >
      <div className="flex gap-x-4 max-[19rem]:flex-col">
        <Icon name="phone" className="size-8 text-danger" />
        <div>
          <h2 id={id} className="text-lg">
            {words.title}
          </h2>
          <p className="mt-0.5">{words.text}</p>
        </div>
      </div>
      <ul className="grid gap-2 sm:gap-3 sm:grid-cols-3">
        {contacts.map(({ label, number }) => (
          <li
            key={label}
            className="relative flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-raised px-4 text-ink sm:block sm:px-5 sm:pt-2"
          >
            <span className="block text-sm text-muted">{label}</span>
            <PhoneLink
              number={number}
              className="justify-end text-lg text-danger sm:justify-start after:absolute after:inset-0 after:content-['']"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
