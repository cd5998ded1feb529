import { useId, useRef } from 'react'
import { Button } from '../../button.tsx'
import { Key } from './key-hint.tsx'
import { turnKeys, useKeysOn } from './keys-choice.ts'

/** List of shortcuts with a switch. Renders nothing before hydration. */
export function KeysHelp({
  words,
  keys,
}: {
  words: Readonly<Record<'title' | 'note' | 'use' | 'close', string>>
  keys: readonly (readonly [key: string, does: string])[]
}) {
  const on = useKeysOn()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  if (on === null) return null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        aria-label={words.title}
        title={words.title}
        onClick={() => dialog.current?.showModal()}
        className="hidden size-11 shrink-0 place-items-center rounded-md hover:bg-brand-soft md:grid"
      >
        <Key>?</Key>
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        className="fixed inset-0 m-auto max-h-[94dvh] w-[calc(100%-2rem)] max-w-[32rem] overflow-y-auto rounded-lg border border-line bg-surface p-6 text-ink shadow-raised backdrop:bg-black/60"
      >
        <h2 id={titleId} className="text-xl">
          {words.title}
        </h2>
        <table className="mt-4">
          <tbody>
            {keys.map(([key, does]) => (
              <tr key={key}>
                <th scope="row" className="py-1.5 pe-4 text-start font-normal">
                  <kbd className="inline-grid min-w-8 place-items-center rounded-sm border border-line-strong px-1.5 font-sans font-semibold">
                    {key}
                  </kbd>
                </th>
                <td className="py-1.5">{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-sm text-muted">{words.note}</p>
        <label className="mt-2 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={on}
            onChange={({ target }) => turnKeys(target.checked)}
            className="size-5"
          />
          {words.use}
        </label>
        <form method="dialog" className="mt-3">
          <Button type="submit">{words.close}</Button>
        </form>
      </dialog>
    </>
  )
}
