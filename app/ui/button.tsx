import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

const LOOKS = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  quiet:
    'border-line-strong bg-raised text-brand hover:bg-brand-soft aria-pressed:border-2 aria-pressed:border-brand aria-pressed:bg-brand-soft',
  danger: 'border-transparent bg-danger-fill text-on-danger hover:bg-danger-fill-strong',
} as const

/** `danger` is for Report Scam and for irreversible actions. */
export type ButtonLook = keyof typeof LOOKS

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-md border px-5 py-2.5 font-semibold no-underline transition-colors motion-reduce:transition-none disabled:cursor-not-allowed disabled:opacity-70 aria-disabled:cursor-not-allowed aria-disabled:opacity-70 print:hidden'

/** A button of type `button` by default. */
export function Button({
  look = 'primary',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type={type} className={classNames(shape, LOOKS[look], className)} {...rest} />
}

/** A link styled as a button. */
export function ButtonLink({
  look = 'primary',
  className,
  ...rest
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <Link className={classNames(shape, LOOKS[look], className)} {...rest} />
}

/**
 * A submit button. `busy` replaces its label while the region is `aria-busy`, and is announced: see
 * `announce`.
 */
export function SendButton({
  busy,
  children,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'type'> & { busy: string }) {
  return (
    <Button type="submit" data-sends {...rest}>
      <span className="in-aria-busy:hidden">{children}</span>
      <span data-busy className="hidden in-aria-busy:inline">
        {busy}
      </span>
    </Button>
  )
}
