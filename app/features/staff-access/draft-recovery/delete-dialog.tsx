import type { To } from 'react-router'
import { languageOf } from '#app/i18n/text-language.ts'
import { DeleteQuestion } from '#app/ui/staff/delete-question.tsx'
import { Modal } from '#app/ui/staff/modal.tsx'
import { SubmitFailureNote } from './submit-failure-note.tsx'

/** Confirmation before deleting a list item. @param title of the item; null if it is already deleted */
export function DeleteDialog({
  title,
  failed,
  closeTo,
  words,
}: {
  title: string | null
  failed: boolean
  closeTo: To
  words: Readonly<
    Record<'title' | 'close' | 'missing' | 'question' | 'yes' | 'no' | 'failed', string>
  >
}) {
  return (
    <Modal title={words.title} closeTo={closeTo} closeLabel={words.close}>
      {title === null ? (
        <p>{words.missing}</p>
      ) : (
        <DeleteQuestion
          title={title}
          titleLanguage={languageOf(title)}
          failed={failed}
          cancelTo={closeTo}
          words={words}
        >
          <SubmitFailureNote />
        </DeleteQuestion>
      )}
    </Modal>
  )
}
