import type { ReactNode } from 'react'
import { Form, Link, type To, useNavigation } from 'react-router'
import type { Locale } from '#app/i18n/locale.ts'
import { Button } from '../button.tsx'

/**
 * Confirmation before deletion. Submits the intent `delete` to the current page.
 * @param title of what will be deleted, in the language `titleLanguage`
 * @param consequence sentence about side effects
 * @param failed whether the last attempt failed
 * @param children further notes
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
