import { classNames } from '../../class-names.ts'
import { useKeysOn } from './keys-choice.ts'

/** Shows a control's shortcut if shortcuts are on. Screen readers use `aria-keyshortcuts`. */
export function KeyHint({ of }: { of: string }) {
  const on = useKeysOn()
  return on && <Key className="max-md:hidden">{of.toUpperCase()}</Key>
}

/** A key styled like a keyboard key. */
export function Key({ className, children }: { className?: string; children: string }) {
  return (
    <span aria-hidden="true" className={classNames('inline-grid', className)}>
      <kbd className="grid min-w-6 place-items-center rounded-sm border border-current px-1.5 font-sans text-sm leading-5 font-semibold">
        {children}
      </kbd>
    </span>
  )
}
