import { LIMITS } from '#app/domain/limits.ts'
import { useLocalPath, useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { SendButton } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { ProblemSummary } from '#app/ui/form/problem-summary.tsx'
import { translationText } from '#words/translation.js'
import {
  TRANSLATION_PATH,
  type TranslationInput,
  type TranslationProblems,
} from './translation-input.ts'

type Props = {
  initial: TranslationInput
  problems: TranslationProblems
  refusal: 'rate-limited' | 'failed' | null
}

/** The form on which a visitor reports a wrong sentence. It works without script. */
export function TranslationForm({ initial, problems, refusal }: Props) {
  const t = useText(translationText)
  const local = useLocalPath()
  const limit = LIMITS.sentenceLength
  const sentenceProblems = {
    missing: t.sentence.missing,
    'too-long': t.sentence.tooLong({ limit }),
  }
  const betterProblems = { missing: '', 'too-long': t.better.tooLong({ limit }) }
  const faults = [
    ...(problems.sentence
      ? [{ field: 'sentence', text: sentenceProblems[problems.sentence] }]
      : []),
    ...(problems.better ? [{ field: 'better', text: betterProblems[problems.better] }] : []),
  ]
  return (
    <form method="post" action={local(TRANSLATION_PATH)} noValidate>
      <ProblemSummary title={t.summary} faults={faults} />
      {refusal && (
        <Alert tone="danger" announce>
          <p>{t.problems[refusal]}</p>
        </Alert>
      )}
      <input type="hidden" name="page" value={initial.page} />
      {initial.page && (
        <p className="mt-6">
          {t.page}: <bdi dir="ltr">{initial.page}</bdi>
        </p>
      )}
      <FormField
        as="textarea"
        name="sentence"
        label={t.sentence.label}
        hint={null}
        problems={sentenceProblems}
        problem={problems.sentence}
        defaultValue={initial.sentence}
        required
        rows={3}
        dir="auto"
      />
      <FormField
        as="textarea"
        name="better"
        label={t.better.label}
        hint={null}
        problems={betterProblems}
        problem={problems.better}
        defaultValue={initial.better}
        rows={3}
        dir="auto"
      />
      <SendButton busy={t.submitting} className="mt-7 w-full sm:w-auto">
        {t.submit}
      </SendButton>
    </form>
  )
}
