import type { ContentType } from '#app/domain/content-type.ts'
import { LIMITS } from '#app/domain/limits.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button, SendButton } from '#app/ui/button.tsx'
import { fillPlaceholder, PLACEHOLDER } from '#app/ui/form/fill-placeholder.ts'
import { checkerText } from '#words/checker/checker.js'
import {
  type CheckProblem,
  encodingOf,
  INPUT_PROBLEMS,
  isOfFile,
  isOfText,
} from '../check-input.ts'
import { CHECK_IDS } from './check-ids.ts'
import { CheckTabs, tabId } from './check-tabs.tsx'
import { MailField } from './mail-field.tsx'
import { PictureHint, PictureInput, PictureReading } from './picture-field.tsx'

type Props = {
  action: string
  initial: { type: ContentType; text: string }
  /** Why the server rejected the last submission. */
  problem: CheckProblem | null
  remaining: number | null
}

/** The checker's form. Works without script; with script, invalid input is not sent. */
export function CheckForm({ action, initial: { type, text }, problem, remaining }: Props) {
  const t = useText(checkerText)
  const wording = t.field[type]
  const length = t.length({ used: PLACEHOLDER, most: LIMITS.checkLength.toLocaleString('en') })
  return (
    <form
      method="post"
      action={`${action}#${CHECK_IDS.result}`}
      encType={encodingOf(type)}
      noValidate
      autoComplete="off"
      className="group print:hidden"
    >
      <input type="hidden" name="type" value={type} />
      <CheckTabs selected={type} />
      <div
        role="tabpanel"
        id={CHECK_IDS.panel}
        aria-labelledby={tabId(type)}
        data-drop
        className="mt-4 rounded-md data-over:bg-brand-soft md:mt-6"
      >
        <label id={CHECK_IDS.label} htmlFor={CHECK_IDS.field} className="text-lg font-bold">
          {wording.label}
        </label>
        <p id={CHECK_IDS.hint} className="text-sm text-muted">
          {wording.hint}
        </p>
        <textarea
          id={CHECK_IDS.field}
          name="text"
          rows={5}
          required
          dir="auto"
          spellCheck={false}
          autoCapitalize="off"
          defaultValue={text}
          placeholder={wording.placeholder}
          aria-describedby={`${CHECK_IDS.problem} ${CHECK_IDS.hint}`}
          aria-invalid={(problem && isOfText(problem)) || undefined}
          className="mt-2 block w-full rounded-md border border-line-strong bg-raised p-3.5 placeholder:text-muted aria-invalid:border-2 aria-invalid:border-danger"
        />
        <div className="mt-1 flex flex-wrap justify-between gap-x-5 text-sm text-muted">
          <p id={CHECK_IDS.added} role="status" data-words={t.linksAdded({ links: PLACEHOLDER })} />
          <p data-counts={CHECK_IDS.field} data-words={length} className="ms-auto noscript:hidden">
            {fillPlaceholder(length, text.length.toLocaleString('en'))}
          </p>
        </div>
        <MailField isHidden={type !== 'email'} isWrong={problem !== null && isOfFile(problem)} />
      </div>
      <div id={CHECK_IDS.problem} data-note className="mt-3 empty:hidden in-aria-busy:hidden">
        {problem && (
          <Refusal>
            {problem === 'rate-limited'
              ? t.problems['rate-limited']({ n: remaining ?? 0 })
              : t.problems[problem]}
          </Refusal>
        )}
      </div>
      {INPUT_PROBLEMS.map((kind) => (
        <template key={kind} data-problem={kind}>
          <Refusal>{t.problems[kind]}</Refusal>
        </template>
      ))}
      <template data-unreachable>
        <Refusal>{t.recommendations['try-again']}</Refusal>
      </template>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3 md:mt-5">
        <SendButton busy={t.submitting} className="w-full sm:w-auto">
          {t.submit}
        </SendButton>
        <Button
          look="quiet"
          data-clears
          className="w-full group-has-[textarea:placeholder-shown]:hidden sm:w-auto noscript:hidden"
        >
          {t.clear}
        </Button>
        <PictureInput />
        {remaining !== null && (
          <p className="text-sm text-muted">{t.remaining({ n: remaining })}</p>
        )}
      </div>
      <PictureReading />
      <PictureHint />
      <p className="mt-2 text-sm text-muted">{t.privacy}</p>
    </form>
  )
}

function Refusal({ children }: { children: string }) {
  return (
    <div tabIndex={-1} data-takes-focus className="scroll-mt-48 low:scroll-mt-24 rounded-md">
      <Alert tone="danger" announce>
        <p>{children}</p>
      </Alert>
    </div>
  )
}
