import { useText } from '#app/i18n/use-text.tsx'
import { interactionsText } from '#words/library/interactions.js'
import { InteractionButton } from './interaction-button.tsx'
import { BUTTON_TYPES, INTERACTIONS_ID, type Interactions } from './interaction-counts.ts'

/**
 * Reaction buttons with live counts. Opening the page records a view. Without script the buttons submit their
 * `type` to the current page.
 */
export function InteractionBar({
  scamId,
  interactions: { counts, done },
}: {
  scamId: string
  interactions: Interactions
}) {
  const t = useText(interactionsText)
  return (
    <section
      id={INTERACTIONS_ID}
      aria-labelledby="interactions-title"
      data-entry={scamId}
      data-viewed={done.includes('view')}
      className="scroll-mt-24"
    >
      <h2 id="interactions-title" className="text-xl">
        {t.title}
      </h2>
      <p className="mt-1 text-muted">{t.intro}</p>
      <form method="post" className="mt-4 grid gap-3 md:grid-cols-3">
        {BUTTON_TYPES.map((type) => (
          <InteractionButton
            key={type}
            type={type}
            count={counts[type]}
            isSaid={done.includes(type)}
          />
        ))}
      </form>
      <p role="status" className="sr-only" />
    </section>
  )
}
