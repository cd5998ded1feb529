import type { ReactNode } from 'react'
import { Form, Link, type To, useNavigation } from 'react-router'
import type { Locale } from '#app/i18n/locale.ts'
import { Button } from '../button.tsx'

/**
 * Asks before something is deleted, and sends the intent `delete` to the page it stands on.
 * @param title of what would be deleted, and `titleLanguage` the language it is in
 * @param consequence what else becomes of it, in a sentence
 * @param failed whether the last attempt did
 * @param children what else is to be said of it
 */
export function DeleteQuestion({
  title,
  titleLanguage,
  consequence,
  failed,
  cancelTo,
  words,
  children,
}: {
  title: string
  titleLanguage: Locale
  consequence?: string | undefined
  failed: boolean
  cancelTo: To
  words: { question: string; yes: string; no: string; failed: string }
  children?: ReactNode
}) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" replace preventScrollReset>
      <p>{words.question}</p>
      <p lang={titleLanguage} dir="auto" className="mt-2 font-semibold wrap-anywhere">
        {title}
      </p>
      {consequence && <p className="mt-2">{consequence}</p>}
      <p role="status" className="mt-2 text-danger">
        {failed && words.failed}
      </p>
      {children}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="danger" type="submit" name="intent" value="delete" disabled={isSending}>
          {words.yes}
        </Button>
        <Link
          to={cancelTo}
          preventScrollReset
          className="inline-flex min-h-12 items-center px-4 font-semibold text-brand underline"
        >
          {words.no}
        </Link>
      </div>
    </Form>
  )
}
