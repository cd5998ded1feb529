import { useText } from '#app/i18n/use-text.tsx'
import { PLACEHOLDER } from '#app/ui/form/fill-placeholder.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { interactionsText } from '#words/library/interactions.js'
import type { ButtonType } from './interaction-counts.ts'

const ICONS = {
  helpful: 'check',
  experienced: 'flag',
  know_someone: 'message',
} as const satisfies Record<ButtonType, IconName>

/** A reaction button. After use it is disabled but keeps keyboard focus. */
export function InteractionButton({
  type,
  count,
  isSaid,
}: {
  type: ButtonType
  count: number
  isSaid: boolean
}) {
  const t = useText(interactionsText)
  const { open, recorded } = t.buttons[type]
  return (
    <button
      type={isSaid ? 'button' : 'submit'}
      name="type"
      value={type}
      aria-disabled={isSaid}
      data-thanks={t.announcement({ label: recorded, count: PLACEHOLDER })}
      className="relative flex min-h-14 items-center gap-3 rounded-md border border-line-strong bg-raised px-4 py-2.5 text-start font-semibold text-brand transition-colors not-aria-disabled:hover:bg-brand-soft aria-disabled:cursor-default aria-disabled:border-brand aria-disabled:bg-brand-soft aria-disabled:text-brand-strong motion-reduce:transition-none"
    >
      <Icon name={ICONS[type]} />
      <span data-open={open} data-recorded={recorded} className="grow">
        {isSaid ? recorded : open}
      </span>
      <span data-count={count} className="tabular-nums">
        {count.toLocaleString('en')}
      </span>
      <template>
        <PlusOne text={t.plusOne} />
      </template>
    </button>
  )
}

/** An animated +1, static under reduced motion. */
function PlusOne({ text }: { text: string }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute -top-3 end-4 -translate-y-5 rounded-md bg-brand px-1.5 text-sm text-on-brand opacity-0 transition-[translate,opacity] duration-1000 ease-in motion-reduce:translate-y-0 motion-reduce:opacity-100 motion-reduce:transition-none starting:translate-y-0 starting:opacity-100"
    >
      {text}
    </span>
  )
}
