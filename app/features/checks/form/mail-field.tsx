import { MAIL_FILE_TYPES } from '#app/domain/mail-file.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { checkerText } from '#words/checker/checker.js'
import { MAIL_FIELD } from '../check-input.ts'
import { CHECK_IDS } from './check-ids.ts'

/** File input and drop zone for an email. */
export function MailField({ isHidden, isWrong }: { isHidden: boolean; isWrong: boolean }) {
  const t = useText(checkerText).file
  return (
    <div
      id={CHECK_IDS.mailField}
      hidden={isHidden}
      data-drop
      className="mt-3 rounded-md border-2 border-dashed border-line-strong p-4 has-aria-invalid:border-danger data-over:border-brand data-over:bg-brand-soft"
    >
      <label htmlFor={CHECK_IDS.mail} className="font-bold">
        {t.label}
      </label>
      <p id={CHECK_IDS.mailHint} className="text-sm text-muted">
        {t.hint}
      </p>
      <input
        id={CHECK_IDS.mail}
        type="file"
        name={MAIL_FIELD}
        disabled={isHidden}
        accept={MAIL_FILE_TYPES.join()}
        aria-describedby={`${CHECK_IDS.problem} ${CHECK_IDS.mailHint}`}
        aria-invalid={isWrong || undefined}
        className="mt-3 max-w-full file:me-4 file:min-h-12 file:cursor-pointer file:rounded-md file:border file:border-line-strong file:bg-raised file:px-5 file:py-2.5 file:font-semibold file:text-brand hover:file:bg-brand-soft"
      />
    </div>
  )
}
