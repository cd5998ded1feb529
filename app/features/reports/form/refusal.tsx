import type { MouseEvent, Ref } from 'react'
import { reportText } from '#app/i18n/report.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { type FieldProblems, REPORT_FIELDS, type ReportProblem } from '../report-input.ts'

export type Refused = { problem: ReportProblem; problems: FieldProblems }

/** Why the report was not sent, each field with a link to it. It takes the focus when it appears. */
export function Refusal({
  refused: { problem, problems },
  ref,
}: {
  refused: Refused
  ref: Ref<HTMLDivElement>
}) {
  const t = useText(reportText)
  if (problem === 'personal-data' || problem === 'unsent') return null
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mt-6 rounded-md border-2 border-danger bg-danger-soft p-5"
    >
      <h2 className="text-lg">{t.summary}</h2>
      {problem === 'invalid' ? (
        <ul className="mt-1">
          {REPORT_FIELDS.map((field) => {
            const found = problems[field]
            return (
              found && (
                <li key={field}>
                  <a
                    href={`#${field}`}
                    onClick={goToField}
                    className="inline-flex min-h-11 items-center font-semibold text-danger-strong underline underline-offset-4"
                  >
                    {t.fields[field].problems[found]}
                  </a>
                </li>
              )
            )
          })}
        </ul>
      ) : (
        <p className="mt-1 font-semibold text-danger-strong">{t.problems[problem]}</p>
      )}
    </div>
  )
}

/** Without a navigation: the router forgets the server's answer at the next one, and with it the problems. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
