import { type MouseEvent, useEffect, useState } from 'react'
import { LIMITS } from '#app/domain/limits.ts'
import { interactionsText } from '#app/i18n/library/interactions.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { SaidType } from './interaction-counts.ts'
import type { SaidState } from './use-interactions.ts'

const ICONS = {
  helpful: 'check',
  experienced: 'flag',
  know_someone: 'message',
} as const satisfies Record<SaidType, IconName>

/** One thing to say. Once said it can't be pressed, yet keeps the focus, so that the keyboard does not lose its place. */
export function InteractionButton({
  type,
  phase,
  count,
  onSay,
}: SaidState & { type: SaidType; onSay: () => void }) {
  const t = useText(interactionsText)
  const isSaid = phase !== 'open'
  const press = (event: MouseEvent) => {
    event.preventDefault()
    onSay()
  }
  return (
    <button
      type={isSaid ? 'button' : 'submit'}
      name="type"
      value={type}
      aria-disabled={isSaid}
      onClick={press}
      className={classNames(
        'relative flex min-h-14 items-center gap-3 rounded-md border px-4 py-2.5 text-start font-semibold transition-colors motion-reduce:transition-none',
        isSaid
          ? 'cursor-default border-brand bg-brand-soft text-brand-strong'
          : 'border-line-strong bg-raised text-brand hover:bg-brand-soft',
      )}
    >
      <Icon name={ICONS[type]} />
      <span className="grow">{t.buttons[type][isSaid ? 'recorded' : 'open']}</span>
      <span className="tabular-nums">{count.toLocaleString('en')}</span>
      {phase === 'sending' && <PlusOne text={t.plusOne} />}
    </button>
  )
}

/** Rises and fades for a second; stands still for who asked for less motion. */
function PlusOne({ text }: { text: string }) {
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), LIMITS.plusOneAnimation)
    return () => clearTimeout(timer)
  }, [])
  return (
    isShown && (
      <span
        aria-hidden="true"
        className="pointer-events-none absolute -top-3 end-4 -translate-y-5 rounded-md bg-brand px-1.5 text-sm text-on-brand opacity-0 transition-[translate,opacity] duration-1000 ease-in motion-reduce:translate-y-0 motion-reduce:opacity-100 motion-reduce:transition-none starting:translate-y-0 starting:opacity-100"
      >
        {text}
      </span>
    )
  )
}
