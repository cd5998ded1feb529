import { interactionsText } from '#app/i18n/library/interactions.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { InteractionButton } from './interaction-button.tsx'
import { type Interactions, SAID_TYPES } from './interaction-counts.ts'
import { useInteractions } from './use-interactions.ts'
import { useRecordView } from './use-record-view.ts'

/** Where the page is after a form was sent without script. */
export const INTERACTIONS_ID = 'interactions'

type Props = { scamId: string; interactions: Interactions }

/**
 * What visitors say of an entry, with live counts. Opening it records a view. Without script the buttons post their
 * `type` to the page they are on.
 */
export function InteractionBar(props: Props) {
  return <BarOfOneEntry key={props.scamId} {...props} />
}

function BarOfOneEntry({ scamId, interactions }: Props) {
  const t = useText(interactionsText)
  const { stateOf, say, latest } = useInteractions(scamId, interactions)
  useRecordView(scamId, interactions.done.includes('view'))
  return (
    <section id={INTERACTIONS_ID} aria-labelledby="interactions-title" className="scroll-mt-24">
      <h2 id="interactions-title" className="text-xl">
        {t.title}
      </h2>
      <p className="mt-1 text-muted">{t.intro}</p>
      <form method="post" className="mt-4 grid gap-3 md:grid-cols-3">
        {SAID_TYPES.map((type) => (
          <InteractionButton key={type} type={type} {...stateOf(type)} onSay={() => say(type)} />
        ))}
      </form>
      <p role="status" className="sr-only">
        {latest &&
          t.announcement(t.buttons[latest.type].recorded, latest.count.toLocaleString('en'))}
      </p>
    </section>
  )
}
