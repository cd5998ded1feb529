import type { ComponentProps, ReactNode } from 'react'
import { problemTexts } from './problem-summary.tsx'

type Frame = {
  /** Also the control's id, which links and scripts use. */
  name: string
  label: string
  hint: string | null
  /** Error message for each problem the field can have. */
  problems: Readonly<Record<string, string>>
  /** The current problem, which prevents submission. */
  problem: string | undefined
  /** Content below the field. */
  children?: ReactNode
}

/** The control's element and its attributes. */
export type Control =
  | ({ as?: 'input' } & ComponentProps<'input'>)
  | ({ as: 'textarea' } & ComponentProps<'textarea'>)
  | ({ as: 'select'; options: ReactNode } & ComponentProps<'select'>)

const LOOK =
  'mt-2 block min-h-12 w-full scroll-mt-32 rounded-md border border-line-strong bg-raised px-3.5 py-2.5 aria-invalid:border-2 aria-invalid:border-danger'

/** A form field with label, hint and error message. */
export function FormField({
  name,
  label,
  hint,
  problems,
  problem,
  children,
  ...control
}: Frame & Control) {
  const ids = { hint: `${name}-hint`, problem: `${name}-problem` }
  const shared = {
    id: name,
    name,
    className: LOOK,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': hint ? `${ids.problem} ${ids.hint}` : ids.problem,
    ...problemTexts(problems),
  } as const
  return (
    <div className="mt-6 border-danger has-aria-invalid:border-s-4 has-aria-invalid:ps-4">
      <label htmlFor={name} className="font-bold">
        {label}
      </label>
      {hint && (
        <p id={ids.hint} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <p id={ids.problem} className="mt-1 font-semibold text-danger empty:hidden">
        {problem && problems[problem]}
      </p>
      <ControlElement control={control} shared={shared} />
      {children}
    </div>
  )
}

function ControlElement({ control, shared }: { control: Control; shared: object }) {
  if (control.as === 'textarea') {
    const { as: _, ...rest } = control
    return <textarea dir="auto" {...shared} {...rest} />
  }
  if (control.as === 'select') {
    const { as: _, options, ...rest } = control
    return (
      <select {...shared} {...rest}>
        {options}
      </select>
    )
  }
  const { as: _, ...rest } = control
  return <input dir="auto" {...shared} {...rest} />
}
