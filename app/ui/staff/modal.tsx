import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Link, type To, useNavigate } from 'react-router'
import type { Locale } from '#app/i18n/locale.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'

/**
 * A dialog with its own URL; closing it navigates to `closeTo`. Without script it is shown open above the
 * screen; with script it is modal and restores focus.
 * @param describedBy id of the description
 * @param actions buttons beside Close
 */
export function Modal({
  title,
  titleLanguage,
  describedBy,
  closeTo,
  closeLabel,
  wide = false,
  actions,
  children,
}: {
  title: string
  /** Language of a title that is content. */
  titleLanguage?: Locale
  describedBy?: string
  closeTo: To
  closeLabel: string
  wide?: boolean
  actions?: ReactNode
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pressedOutside = useRef(false)
  const focused = useRef<Element>(null)
  const titleId = useId()
  const navigate = useNavigate()
  const close = () => navigate(closeTo, { preventScrollReset: true })

  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.close()
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another dialog to a reader
  useEffect(() => heading.current?.focus(), [title])

  /**
   * A browser closes a dialog despite `preventDefault` after two requests in a row. It must stay open until
   * the URL changes.
   */
  function reopen() {
    if (!dialog.current || dialog.current.open) return
    dialog.current.showModal()
    if (focused.current instanceof HTMLElement) focused.current.focus()
    close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by the cancel event
    <dialog
      ref={dialog}
      open
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        focused.current = document.activeElement
        if (!event.cancelable) return
        event.preventDefault()
        close()
      }}
      onClose={reopen}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === dialog.current) close()
      }}
      className={classNames(
        'fixed inset-0 z-40 m-auto scroll-py-24 low:scroll-py-2 max-h-dvh w-full overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface text-ink shadow-raised backdrop:bg-black/60 sm:max-h-[94dvh] sm:w-[calc(100%-3rem)]',
        wide ? 'max-w-[76rem]' : 'max-w-[44rem]',
      )}
    >
      <div className="sticky top-0 z-10 flex low:static items-start gap-1 border-b border-line bg-surface py-3 ps-5 pe-3 sm:ps-7">
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          lang={titleLanguage}
          dir="auto"
          aria-describedby={describedBy}
          className="min-w-0 grow self-center text-xl wrap-anywhere"
        >
          {title}
        </h2>
        {actions}
        <Link
          to={closeTo}
          preventScrollReset
          aria-label={closeLabel}
          className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-brand-soft"
        >
          <Icon name="x" />
        </Link>
      </div>
      <div className="p-5 sm:p-7">{children}</div>
    </dialog>
  )
}
