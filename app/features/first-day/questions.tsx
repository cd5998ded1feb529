import { useId } from 'react'
import { useLocalPath } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TickTile } from '#app/ui/form/tick-tile.tsx'
import { type AnswerProblem, QUESTIONS } from './answers.ts'
import type { FirstDay } from './first-day.server.ts'

const ORDER = ['shared', 'paid'] as const

/** The two questions. A plain GET form: the answers are only in the URL of the plan. */
export function Questions({
  given,
  words,
  isAsked,
}: Pick<FirstDay, 'given' | 'words' | 'isAsked'>) {
  const local = useLocalPath()
  const wrong = ORDER.filter((name) => isAsked && given[name].problem)
  return (
    <Card>
      <form method="get" action={local('/first-24-hours')} autoComplete="off">
        {ORDER.map((name) => (
          <Question
            key={name}
            name={name}
            words={words[name]}
            ticked={given[name].ticked}
            problem={isAsked ? given[name].problem : null}
            takesFocus={name === wrong[0]}
          />
        ))}
        {/* Distinguishes an empty submission from opening the form. */}
        <input type="hidden" name={ORDER[0]} value="" />
        <Button type="submit" className="mt-7 w-full sm:w-auto">
          {words.submit}
        </Button>
        <p className="mt-4 text-sm text-muted">{words.privacy}</p>
      </form>
    </Card>
  )
}

/** @param takesFocus whether its error receives focus, so that it is announced and in view */
function Question({
  name,
  words,
  ticked,
  problem,
  takesFocus,
}: {
  name: keyof typeof QUESTIONS
  words: {
    legend: string
    hint: string
    problems: Readonly<Record<AnswerProblem, string>>
    options: Readonly<Record<string, string>>
  }
  ticked: readonly string[]
  problem: AnswerProblem | null
  takesFocus: boolean
}) {
  const ids = { hint: useId(), problem: useId() }
  const { things, none } = QUESTIONS[name]
  return (
    <fieldset
      aria-describedby={problem ? `${ids.problem} ${ids.hint}` : ids.hint}
      className="not-first:mt-8"
    >
      <legend className="text-lg font-bold">{words.legend}</legend>
      <p id={ids.hint} className="text-sm text-muted">
        {words.hint}
      </p>
      {problem && (
        <p
          id={ids.problem}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: this page is the answer to a form with a fault, and here the fault is
          autoFocus={takesFocus}
          className="mt-2 font-semibold text-danger"
        >
          {words.problems[problem]}
        </p>
      )}
      <div className="mt-3 grid gap-2.5 sm:grid-cols-2">
        {[...things, none].map((thing) => (
          <TickTile
            key={thing}
            name={name}
            value={thing}
            defaultChecked={ticked.includes(thing)}
            data-none={thing === none || undefined}
          >
            {words.options[thing]}
          </TickTile>
        ))}
      </div>
    </fieldset>
  )
}
