import { Alert } from '#app/ui/alert.tsx'
import { isSubmitFailure, type SubmitFailure } from './submit-keeping-draft.ts'

/** Says why the server saved nothing. What only the browser knows is said at the form (`SubmitFailureNote`). */
export function ProblemStatus<Problem extends string>({
  problem,
  words,
}: {
  problem: Problem | SubmitFailure | null
  words: Readonly<Record<Problem, string>>
}) {
  return (
    <div role="status">
      {problem && !isSubmitFailure(problem) && (
        <div className="mb-6">
          <Alert tone="info">
            <p>{words[problem]}</p>
          </Alert>
        </div>
      )}
    </div>
  )
}
