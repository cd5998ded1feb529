import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A raised card. `flush` removes its padding and clips the content to its corners. */
export function Card({
  className,
  flush = false,
  ...rest
}: ComponentProps<'div'> & { flush?: boolean }) {
  return (
    <div
      className={classNames(
        'rounded-lg border border-line bg-raised shadow-raised',
        flush ? 'overflow-hidden' : 'p-5 sm:p-7',
        className,
      )}
      {...rest}
    />
  )
}
