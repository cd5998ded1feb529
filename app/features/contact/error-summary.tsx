import type { MouseEvent, Ref } from 'react'
import { contactText } from '#app/i18n/contact.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { CONTACT_FIELDS, type FieldProblems } from './contact-input.ts'
import { problemText } from './contact-problem-text.ts'

/** What keeps the form from being sent, each with a link to its field. It takes the focus when it appears. */
export function ErrorSummary({
  problems,
  ref,
}: {
  problems: FieldProblems
  ref: Ref<HTMLDivElement>
}) {
  const t = useText(contactText)
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="rounded-md border-2 border-danger bg-danger-soft p-5"
    >
      <h2 className="text-lg">{t.errorTitle}</h2>
      <ul className="mt-1">
        {CONTACT_FIELDS.map((field) => {
          const problem = problems[field]
          return (
            problem && (
              <li key={field}>
                <a
                  href={`#${field}`}
                  onClick={goToField}
                  className="inline-flex min-h-11 items-center font-semibold text-danger-strong underline underline-offset-4"
                >
                  {problemText(t, field, problem)}
                </a>
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

/** Without a navigation: the router forgets the server's answer at the next one, and with it the problems. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
