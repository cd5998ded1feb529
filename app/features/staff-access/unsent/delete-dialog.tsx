import type { To } from 'react-router'
import { UnsentNote } from '#app/features/staff-access/unsent/unsent-note.tsx'
import { staffBlogText } from '#app/i18n/staff/blog.ts'
import { languageOf } from '#app/i18n/text-language.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { DeleteQuestion } from '#app/ui/staff/delete-question.tsx'
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
  return (
    <Modal title={t.title} closeTo={closeTo} closeLabel={t.close}>
      {title === null ? (
        <p>{t.missing}</p>
      ) : (
        <DeleteQuestion
          title={title}
          titleLanguage={languageOf(title)}
          failed={failed}
          cancelTo={closeTo}
          words={t}
        >
          <UnsentNote />
        </DeleteQuestion>
      )}
    </Modal>
  )
}
