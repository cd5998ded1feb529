import { type FormEvent, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { ContentType } from '#app/domain/content-type.ts'
import { LIMITS } from '#app/domain/limits.ts'
import { checkerText } from '#app/i18n/checker/checker.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { type CheckProblem, type InputProblem, inputProblem } from './check-input.ts'
import { CheckTabs, TAB_PANEL_ID, tabId } from './check-tabs.tsx'

type Props = {
  /** Where it is sent to, when not to the page that it is on. */
  action?: string
  initial: { type: ContentType; text: string }
  /** What the server refused the last submission for. */
  problem: CheckProblem | null
  remaining: number | null
  analyzing: boolean
  /** Told of every submission, refused ones too: the previous result is no longer the answer. */
  onSubmit: () => void
}

/** The form of the checker. It works without script; with script a text that can't be checked is not sent. */
export function CheckForm({ action, initial, problem, remaining, analyzing, onSubmit }: Props) {
  const t = useText(checkerText)
  const [type, setType] = useState(initial.type)
  const [length, setLength] = useState(initial.text.length)
  const [refused, setRefused] = useState<InputProblem | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const isRepeat = useDebounce(LIMITS.checkDebounce)
  const ids = { field: useId(), hint: useId(), problem: useId() }
  const shown = analyzing ? null : (refused ?? problem)
  const wording = t.field[type]

  function submit(event: FormEvent) {
    const found = inputProblem(field.current?.value ?? '')
    if (found || analyzing || isRepeat()) event.preventDefault()
    if (analyzing) return
    setRefused(found)
    if (found) field.current?.focus()
    onSubmit()
  }

  return (
    <Form method="post" action={action} noValidate preventScrollReset replace onSubmit={submit}>
      <input type="hidden" name="type" value={type} />
      <CheckTabs selected={type} onSelect={setType} />
      <div role="tabpanel" id={TAB_PANEL_ID} aria-labelledby={tabId(type)} className="mt-6">
        <label htmlFor={ids.field} className="text-lg font-bold">
          {wording.label}
        </label>
        <p id={ids.hint} className="text-sm text-muted">
          {wording.hint}
        </p>
        <textarea
          ref={field}
          id={ids.field}
          name="text"
          rows={6}
          required
          dir="auto"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          defaultValue={initial.text}
          placeholder={wording.placeholder}
          aria-describedby={shown ? `${ids.problem} ${ids.hint}` : ids.hint}
          aria-invalid={shown === 'empty' || shown === 'too-long' || undefined}
          onChange={(event) => setLength(event.target.value.length)}
          className="mt-2 block w-full rounded-md border border-line-strong bg-raised p-3.5 placeholder:text-muted aria-invalid:border-2 aria-invalid:border-danger"
        />
        <p className="mt-1 text-end text-sm text-muted">
          {t.length(length.toLocaleString('en'), LIMITS.checkLength.toLocaleString('en'))}
        </p>
      </div>
      {shown && (
        <div id={ids.problem} className="mt-3">
          <Alert tone="danger" announce>
            <p>
              {shown === 'rate-limited'
                ? t.problems['rate-limited'](remaining ?? 0)
                : t.problems[shown]}
            </p>
          </Alert>
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" disabled={analyzing} className="w-full sm:w-auto">
          {analyzing ? t.submitting : t.submit}
        </Button>
        {remaining !== null && <p className="text-sm text-muted">{t.remaining(remaining)}</p>}
      </div>
      <p className="mt-4 text-sm text-muted">{t.privacy}</p>
    </Form>
  )
}

/** Tells whether it was asked less than `ms` ago, so that a double tap counts as one. */
function useDebounce(ms: number): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return () => {
    const now = performance.now()
    const repeat = now - last.current < ms
    if (!repeat) last.current = now
    return repeat
  }
}
