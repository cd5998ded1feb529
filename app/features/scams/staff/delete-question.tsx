import { Form, Link, type To, useNavigation } from 'react-router'
import { staffContentText } from '#app/i18n/staff/content.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'

/** Asks before an entry is deleted. */
export function DeleteQuestion({
  title,
  failed,
  cancelTo,
}: {
  title: string
  failed: boolean
  cancelTo: To
}) {
  const t = useText(staffContentText).confirm
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" replace preventScrollReset>
      <p>{t.question}</p>
      <p dir="auto" className="mt-2 font-semibold break-words">
        {title}
      </p>
      <p role="status" className="mt-2 text-danger">
        {failed && t.failed}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="danger" type="submit" name="intent" value="delete" disabled={isSending}>
          {t.yes}
        </Button>
        <Link
          to={cancelTo}
          preventScrollReset
          className="inline-flex min-h-12 items-center px-4 font-semibold text-brand underline"
        >
          {t.no}
        </Link>
      </div>
    </Form>
  )
}
