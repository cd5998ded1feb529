import { useId } from 'react'
import type { FeedbackSection } from './feedback-summary.server.ts'

/** Feedback by visitors and staff, separate from the measured figures. */
export function FeedbackSummary({ said }: { said: readonly FeedbackSection[] }) {
  return said.map((part) => <Part key={part.title} {...part} />)
}

function Part({ title, intro, counts, note }: FeedbackSection) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-9 max-w-prose">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-2">{intro}</p>
      {counts.length > 0 && (
        <dl className="mt-3 grid grid-cols-3 gap-3">
          {counts.map(({ what, count }) => (
            <div key={what} className="rounded-md border border-line bg-raised p-3">
              <dt className="text-sm text-muted">{what}</dt>
              <dd className="text-lg font-semibold">{count}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p className="mt-3 text-muted">{note}</p>}
    </section>
  )
}
