import { useId } from 'react'
import { useText } from '#app/i18n/use-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { checkerText } from '#words/checker/checker.js'

/** General tips beside the checker. */
export function QuickTips() {
  const t = useText(checkerText).tips
  const id = useId()
  return (
    <aside
      aria-labelledby={id}
      className="rounded-lg border border-line bg-brand-soft p-5 sm:p-7 print:hidden"
    >
      <h2 id={id} className="text-lg">
        {t.title}
      </h2>
      <ul className="mt-4 space-y-3.5">
        {t.items.map((tip) => (
          <li key={tip} className="flex gap-3">
            <Icon name="shield-check" className="text-brand" />
            {tip}
          </li>
        ))}
      </ul>
    </aside>
  )
}
