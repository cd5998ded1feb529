import { useId } from 'react'
import { useLocalPath } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { QUESTIONS } from './answers.ts'
import type { FirstDay } from './first-day.server.ts'

const ORDER = ['shared', 'paid'] as const

/**
 * The two questions. A plain form: its answers go into the address of the page that shows the plan, and nowhere else.
 */
export function Questions({ given, words, incomplete }: Omit<FirstDay, 'plan'>) {
  const local = useLocalPath()
  const open = ORDER.filter((name) => incomplete && given[name] === null)
  return (
    <Card>
      <form method="get" action={local('/first-24-hours')} autoComplete="off">
        {ORDER.map((name) => (
          <Question
            key={name}
            name={name}
            words={words[name]}
            ticked={given[name]}
            isOpen={open.includes(name)}
            takesFocus={name === open[0]}
          />
        ))}
        {/* Tells a form that was sent with nothing ticked from one that was only opened. */}
        <input type="hidden" name={ORDER[0]} value="" />
        <Button type="submit" className="mt-7 w-full sm:w-auto">
          {words.submit}
        </Button>
        <p className="mt-4 text-sm text-muted">{words.privacy}</p>
      </form>
    </Card>
  )
}

/** @param isOpen it was left without an answer @param takesFocus to what is wrong, so that it is read out and in view */
function Question({
  name,
  words,
  ticked,
  isOpen,
  takesFocus,
}: {
  name: keyof typeof QUESTIONS
  words: {
    legend: string
    hint: string
    problem: string
    options: Readonly<Record<string, string>>
  }
  ticked: readonly string[] | null
  isOpen: boolean
  takesFocus: boolean
}) {
  const ids = { hint: useId(), problem: useId() }
  const { things, none } = QUESTIONS[name]
  const isTicked = (thing: string) =>
    thing === none ? ticked?.length === 0 : ticked?.includes(thing)
  return (
    <fieldset
      aria-describedby={isOpen ? `${ids.problem} ${ids.hint}` : ids.hint}
      className="not-first:mt-8"
    >
      <legend className="text-lg font-bold">{words.legend}</legend>
      <p id={ids.hint} className="text-sm text-muted">
        {words.hint}
      </p>
      {isOpen && (
        <p
          id={ids.problem}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: this page is the answer to a form with a fault, and here the fault is
          autoFocus={takesFocus}
          className="mt-1 font-semibold text-danger"
        >
          {words.problem}
        </p>
      )}
      <div className="mt-3 grid gap-2.5 sm:grid-cols-2">
        {[...things, none].map((thing) => (
          <label
            key={thing}
            className="flex min-h-13 cursor-pointer items-center gap-3 rounded-md border border-line-strong px-4 py-2 hover:bg-brand-soft has-checked:border-brand has-checked:bg-brand-soft has-checked:font-semibold"
          >
            <input
              type="checkbox"
              name={name}
              value={thing}
              defaultChecked={isTicked(thing)}
              className="size-5 shrink-0 accent-brand"
            />
            {words.options[thing]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
