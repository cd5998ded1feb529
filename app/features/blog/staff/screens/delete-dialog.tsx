import { Form, Link, type To, useNavigation } from 'react-router'
import { staffBlogText } from '#app/i18n/staff/blog.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Modal } from '#app/ui/staff/modal.tsx'

/** Asks before an article is deleted. @param title null when it is gone already */
export function DeleteDialog({
  title,
  failed,
  closeTo,
}: {
  title: string | null
  failed: boolean
  closeTo: To
}) {
  const t = useText(staffBlogText).confirm
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Modal title={t.title} closeTo={closeTo} closeLabel={t.close}>
      {title === null ? (
        <p>{t.missing}</p>
      ) : (
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
              to={closeTo}
              preventScrollReset
              className="inline-flex min-h-12 items-center px-4 font-semibold text-brand underline"
            >
              {t.no}
            </Link>
          </div>
        </Form>
      )}
    </Modal>
  )
}
