import { useText } from '#app/i18n/use-text.tsx'
import { Card } from '#app/ui/card.tsx'
import { indicatorKindsText } from '#words/library/indicator-kinds.js'
import { scamDetailText } from '#words/library/scam-detail.js'
import type { ShownIndicator } from './entry-indicators.db.server.ts'

/** The links, numbers and accounts of a library entry, as text that cannot be followed. */
export function EntryIndicators({ indicators }: { indicators: readonly ShownIndicator[] }) {
  const t = useText(scamDetailText).used
  const kinds = useText(indicatorKindsText)
  if (indicators.length === 0) return null
  return (
    <Card className="mt-6">
      <h2 className="text-lg">{t.title}</h2>
      <p className="mt-1 text-sm text-muted">{t.help}</p>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {indicators.map(({ kind, shown }) => (
          <div key={shown}>
            <dt className="text-sm text-muted">{kinds[kind]}</dt>
            <dd className="font-semibold wrap-anywhere">
              <bdi dir="ltr">{shown}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
