import { Card } from '../card.tsx'

/** Key figures as cards. */
export function StatCards({ items }: { items: readonly { label: string; value: number }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {items.map(({ label, value }) => (
        <Card key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-2xl font-bold tabular-nums">{value.toLocaleString('en')}</dd>
        </Card>
      ))}
    </dl>
  )
}
