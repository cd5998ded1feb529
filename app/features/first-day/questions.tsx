import { type ComponentProps, type ReactNode, useId } from 'react'
import { useLocalPath } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import {
  NOTHING,
  PAID_FIELD,
  PAYMENTS,
  SHAREABLES,
  SHARED_FIELD,
  type Shareable,
} from './answers.ts'
import type { FirstDay } from './first-day.server.ts'

/**
 * The two questions. A plain form: its answers go into the address of the page that shows the plan, and nowhere else.
 */
export function Questions({ given, words, incomplete }: Omit<FirstDay, 'plan'>) {
  const local = useLocalPath()
  const { shared, paid } = words
  const isTicked = (thing: Shareable | typeof NOTHING) =>
    thing === NOTHING ? given.shared?.length === 0 : given.shared?.includes(thing)
  const problem = (open: boolean, text: string) => (incomplete && open ? text : null)
  return (
    <Card>
      <form method="get" action={local('/first-24-hours')} autoComplete="off">
        <Question
          legend={shared.legend}
          hint={shared.hint}
          problem={problem(given.shared === null, shared.problem)}
        >
          {([...SHAREABLES, NOTHING] as const).map((thing) => (
            <Choice
              key={thing}
              type="checkbox"
              name={SHARED_FIELD}
              value={thing}
              defaultChecked={isTicked(thing)}
              label={shared.options[thing]}
            />
          ))}
        </Question>
        <Question
          legend={paid.legend}
          hint={paid.hint}
          problem={problem(given.paid === null, paid.problem)}
        >
          {PAYMENTS.map((payment) => (
            <Choice
              key={payment}
              type="radio"
              name={PAID_FIELD}
              value={payment}
              required
              defaultChecked={given.paid === payment}
              label={paid.options[payment]}
            />
          ))}
        </Question>
        <Button type="submit" className="mt-7 w-full sm:w-auto">
          {words.submit}
        </Button>
        <p className="mt-4 text-sm text-muted">{words.privacy}</p>
      </form>
    </Card>
  )
}

function Question({
  legend,
  hint,
  problem,
  children,
}: {
  legend: string
  hint: string
  problem: string | null
  children: ReactNode
}) {
  const ids = { hint: useId(), problem: useId() }
  return (
    <fieldset
      aria-describedby={problem ? `${ids.problem} ${ids.hint}` : ids.hint}
      className="not-first:mt-8"
    >
      <legend className="text-lg font-bold">{legend}</legend>
      <p id={ids.hint} className="text-sm text-muted">
        {hint}
      </p>
      {problem && (
        <p id={ids.problem} role="alert" className="mt-1 font-semibold text-danger">
          {problem}
        </p>
      )}
      <div className="mt-3 grid gap-2.5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

function Choice({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-3 rounded-md border border-line-strong px-4 py-2 hover:bg-brand-soft has-checked:border-brand has-checked:bg-brand-soft has-checked:font-semibold">
      <input {...input} className="size-5 shrink-0 accent-brand" />
      {label}
    </label>
  )
}
