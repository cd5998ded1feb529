import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useActionData } from 'react-router'
import { classNames } from '../class-names.ts'

const LOOK =
  'mt-1 block min-h-12 w-full rounded-md border border-line-strong bg-raised px-3.5 placeholder:text-muted aria-invalid:border-2 aria-invalid:border-danger'

type Labels = {
  /** Id of the input, as a link target. */
  id?: string | undefined
  label: string
  hint?: string | undefined
  problem?: string | undefined
}

/** A labelled text input. */
export function TextField({ id, label, hint, problem, ...rest }: ComponentProps<'input'> & Labels) {
  return (
    <Labelled {...{ id, label, hint, problem }}>
      {(marks) => <input dir="auto" className={LOOK} {...marks} {...rest} />}
    </Labelled>
  )
}

/** A labelled textarea. */
export function TextArea({ label, hint, problem, ...rest }: ComponentProps<'textarea'> & Labels) {
  return (
    <Labelled {...{ label, hint, problem }}>
      {(marks) => (
        <textarea dir="auto" className={classNames(LOOK, 'py-2.5')} {...marks} {...rest} />
      )}
    </Labelled>
  )
}

export type Option = readonly [value: string, label: string]

/** @param unlisted label of the selected value if it is not among the options; it stays selected */
export function Choice({
  label,
  hint,
  problem,
  options,
  unlisted,
  ...rest
}: ComponentProps<'select'> & Labels & { options: readonly Option[]; unlisted?: string }) {
  const chosen = String(rest.defaultValue ?? '')
  const isListed = !unlisted || !chosen || options.some(([value]) => value === chosen)
  const all: readonly Option[] = isListed ? options : [...options, [chosen, unlisted]]
  return (
    <Labelled {...{ label, hint, problem }}>
      {(marks) => (
        <select className={LOOK} {...marks} {...rest}>
          {all.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

type Marks = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** Shows a field's error until the field changes, and again after another rejection. */
function Labelled({
  id: own,
  label,
  hint,
  problem: told,
  children,
}: Labels & { children: (marks: Marks) => ReactNode }) {
  const made = useId()
  const id = own ?? made
  const answer: unknown = useActionData()
  const [answerWhenTyped, setAnswerWhenTyped] = useState<unknown>()
  const problem = answer !== undefined && answer === answerWhenTyped ? undefined : told
  const notes = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="min-w-0" onInput={() => setAnswerWhenTyped(answer)}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} className="ms-2 text-sm text-muted">
          {hint}
        </span>
      )}
      {children({
        id,
        ...(notes && { 'aria-describedby': notes }),
        ...(problem && { 'aria-invalid': true }),
      })}
      {problem && (
        <p id={`${id}-problem`} className="mt-1 font-semibold text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
