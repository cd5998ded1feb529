import { classNames } from './class-names.ts'

/** A number to call. It is shown as people write it and dialled without its spaces. */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  return (
    <a
      href={`tel:${number.replaceAll(' ', '')}`}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center font-bold underline underline-offset-4',
        className,
      )}
    >
      <bdi dir="ltr">{number}</bdi>
    </a>
  )
}
