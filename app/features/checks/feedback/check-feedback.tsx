import { useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { feedbackText } from '#words/checker/feedback.js'
import { ANSWERS, type AnswerOutcome, FEEDBACK_FIELDS, FEEDBACK_ID } from './answer.ts'

type Props = {
  action: string
  /** Id of the check. */
  check: string
  /** The encrypted verdict: see `sealShown`. */
  shown: string
  /** Result of the last answer; null before the first. */
  outcome: AnswerOutcome | null
}

/**
 * Asks whether a verdict was right. Each button submits the form; the selected one stays pressed, and another
 * can be chosen.
 */
export function CheckFeedback({ action, check, shown, outcome }: Props) {
  const t = useText(feedbackText)
  const answer = outcome?.ok ? outcome.answer : null
  return (
    <div id={FEEDBACK_ID} className="scroll-mt-[50vh] border-t border-line pt-5 print:hidden">
      <form method="post" action={`${action}#${FEEDBACK_ID}`}>
        <input type="hidden" name={FEEDBACK_FIELDS.check} value={check} />
        <input type="hidden" name={FEEDBACK_FIELDS.shown} value={shown} />
        <fieldset aria-describedby={`${FEEDBACK_ID}-hint`}>
          <legend className="font-semibold">{t.question}</legend>
          <p id={`${FEEDBACK_ID}-hint`} className="text-sm text-muted">
            {t.hint}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            {ANSWERS.map((choice) => (
              <Button
                key={choice}
                type="submit"
                look="quiet"
                name={FEEDBACK_FIELDS.answer}
                value={choice}
                data-sends
                aria-pressed={choice === answer}
              >
                {t.answers[choice]}
              </Button>
            ))}
          </div>
        </fieldset>
        <div data-note className="mt-3 empty:hidden">
          {outcome && <Note>{outcome.ok ? t.thanks : t.problems[outcome.problem]}</Note>}
        </div>
        <template data-unreachable>
          <Note>{t.problems.failed}</Note>
        </template>
      </form>
    </div>
  )
}

/** Result of an answer. Receives focus to be announced, and stays in the middle of the window. */
function Note({ children }: { children: string }) {
  return (
    <p tabIndex={-1} data-takes-focus className="w-fit scroll-mt-[50vh] rounded-md font-semibold">
      {children}
    </p>
  )
}
