import { classNames } from './class-names.ts'

/** Loading indicator beside a text. @param display CSS display class or classes */
export function Spinner({ display = 'inline-block' }: { display?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        display,
        'size-5 animate-spin rounded-full border-3 border-current border-e-transparent motion-reduce:animate-pulse',
      )}
    />
  )
}
