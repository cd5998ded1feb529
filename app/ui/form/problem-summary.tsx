/** A field with its error message. */
export type FieldProblem = { field: string; text: string }

/** Attribute with a field's error messages for client validation: see `showProblems`. */
export function problemTexts(words: Readonly<Record<string, string>>) {
  return { 'data-problems': JSON.stringify(words) }
}

/** Error summary with a link to each field. Receives focus when it appears. */
export function ProblemSummary({
  title,
  faults,
}: {
  title: string
  faults: readonly FieldProblem[]
}) {
  const isShown = faults.length > 0
  return (
    <div
      role="alert"
      tabIndex={-1}
      hidden={!isShown}
      data-summary
      data-takes-focus={isShown || undefined}
      className="mt-6 rounded-md border-2 border-danger bg-danger-soft p-5"
    >
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-1">
        {faults.map((fault) => (
          <Fault key={fault.field} {...fault} />
        ))}
      </ul>
      <template>
        <Fault field="" text="" />
      </template>
    </div>
  )
}

function Fault({ field, text }: FieldProblem) {
  return (
    <li>
      <a
        href={`#${field}`}
        className="inline-flex min-h-11 items-center font-semibold text-danger-strong underline underline-offset-4"
      >
        {text}
      </a>
    </li>
  )
}
