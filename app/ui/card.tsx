import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A raised sheet. `flush` leaves the padding to what is inside, which its corners cut off. */
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
