import type { ComponentProps, ReactNode } from 'react'
import { reportText } from '#app/i18n/report.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { problemWords } from '#app/ui/form/problem-summary.tsx'
import type { FieldProblem, ReportField } from '../report-input.ts'

type Frame = {
  name: ReportField
  problem: FieldProblem | undefined
  /** What stands under the field. */
  children?: ReactNode
}

type Control =
  | ({ as?: 'input' } & ComponentProps<'input'>)
  | ({ as: 'textarea' } & ComponentProps<'textarea'>)
  | ({ as: 'select'; options: ReactNode } & ComponentProps<'select'>)

const LOOK =
  'mt-2 block min-h-12 w-full scroll-mt-32 rounded-md border border-line-strong bg-raised px-3.5 py-2.5 aria-invalid:border-2 aria-invalid:border-danger'

/** One field with its label, its hint and, when it can't be sent, what is wrong with it. */
export function ReportFormField({ name, problem, children, ...control }: Frame & Control) {
  const t = useText(reportText).fields[name]
  const ids = { hint: `${name}-hint`, problem: `${name}-problem` }
  const shared = {
    id: name,
    name,
    className: LOOK,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': t.hint ? `${ids.problem} ${ids.hint}` : ids.problem,
    ...problemWords(t.problems),
  } as const
  return (
    <div className="mt-6 has-aria-invalid:border-s-4 has-aria-invalid:border-danger has-aria-invalid:ps-4">
      <label htmlFor={name} className="font-bold">
        {t.label}
      </label>
      {t.hint && (
        <p id={ids.hint} className="text-sm text-muted">
          {t.hint}
        </p>
      )}
      <p id={ids.problem} className="font-semibold text-danger">
        {problem && t.problems[problem]}
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
  return <input {...shared} {...rest} />
}
