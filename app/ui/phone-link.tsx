import { classNames } from './class-names.ts'

/** A number is shown as people write it and dialled without its spaces. */
const toDial = (number: string) => `tel:${number.replaceAll(' ', '')}`

/** A number to call, as large as a thumb. */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  return (
    <a
      href={toDial(number)}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center font-bold underline underline-offset-4',
        className,
      )}
    >
      <bdi dir="ltr">{number}</bdi>
    </a>
  )
}

/** A number to call in the middle of a sentence. */
export function InlinePhone({ number }: { number: string }) {
  return (
    <a href={toDial(number)} className="font-semibold text-brand underline underline-offset-4">
      <bdi dir="ltr">{number}</bdi>
    </a>
  )
}
