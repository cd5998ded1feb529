import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { contactText } from '#app/i18n/contact.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { problemWords } from '#app/ui/form/problem-summary.tsx'
import { type ContactField, FIELD_PROBLEMS, type FieldProblem } from './contact-input.ts'
import { problemText } from './contact-problem-text.ts'

type Props = {
  name: ContactField
  value: string
  problem: FieldProblem | undefined
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Makes it a text area of that height. */
  rows?: number
}

/** One field with its label, its hint and, when it can't be sent, what is wrong with it. */
export function ContactFormField({ name, value, problem, type, autoComplete, rows }: Props) {
  const t = useText(contactText)
  const hint = name === 'email' || name === 'message' ? t.hints[name] : null
  const ids = { hint: `${name}-hint`, problem: `${name}-problem` }
  const shared = {
    id: name,
    name,
    required: true,
    defaultValue: value,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': hint ? `${ids.problem} ${ids.hint}` : ids.problem,
    ...problemWords(
      Object.fromEntries(FIELD_PROBLEMS.map((kind) => [kind, problemText(t, name, kind)])),
    ),
    className:
      'mt-2 block min-h-12 scroll-mt-32 w-full rounded-md border border-line-strong bg-raised px-3.5 py-2.5 aria-invalid:border-2 aria-invalid:border-danger',
  } as const
  return (
    <div className="mt-6 border-danger has-aria-invalid:border-s-4 has-aria-invalid:ps-4">
      <label htmlFor={name} className="font-bold">
        {t.labels[name]}
      </label>
      {hint && (
        <p id={ids.hint} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <p id={ids.problem} className="mt-1 font-semibold text-danger empty:hidden">
        {problem && problemText(t, name, problem)}
      </p>
      {rows ? (
        <textarea {...shared} rows={rows} dir="auto" />
      ) : (
        <input
          {...shared}
          type={type ?? 'text'}
          autoComplete={autoComplete}
          dir={type === 'email' ? 'ltr' : 'auto'}
          spellCheck={type === 'email' ? false : undefined}
        />
      )}
    </div>
  )
}
