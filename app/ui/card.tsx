import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A raised sheet. `flush` leaves the padding to what is inside. */
export function Card({
  className,
  flush = false,
  ...rest
}: ComponentProps<'div'> & { flush?: boolean }) {
  return (
    <div
      className={classNames(
        'overflow-hidden rounded-lg border border-line bg-raised shadow-raised',
        !flush && 'p-5 sm:p-7',
        className,
      )}
      {...rest}
    />
  )
}
