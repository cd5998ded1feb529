import type { To } from 'react-router'
import { languageOf } from '#app/i18n/text-language.ts'
import { DeleteQuestion } from '#app/ui/staff/delete-question.tsx'
import { Modal } from '#app/ui/staff/modal.tsx'
import { SubmitFailureNote } from './submit-failure-note.tsx'

/** Asks before something that a list shows is deleted. @param title of it; null when it is gone already */
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
