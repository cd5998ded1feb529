import { classNames } from './class-names.ts'

/** Numbers are displayed with spaces and dialled without. */
const toDial = (number: string) => `tel:${number.replaceAll(' ', '')}`

/** A phone link with a large touch target. */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  return (
    <a
      href={toDial(number)}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center font-bold whitespace-nowrap underline underline-offset-4',
        className,
      )}
    >
      <bdi dir="ltr">{number}</bdi>
    </a>
  )
}

/** A phone link within text. */
export function InlinePhone({ number }: { number: string }) {
  return (
    <a href={toDial(number)} className="font-semibold text-brand underline underline-offset-4">
      <bdi dir="ltr">{number}</bdi>
    </a>
  )
}
