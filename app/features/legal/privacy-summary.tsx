import { Card } from '#app/ui/card.tsx'

/** The privacy policy in a few sentences, for a language into which it is not translated. */
export function PrivacySummary({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Card className="mb-8 max-w-prose">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 grid list-disc gap-2 ps-6">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Card>
  )
}
