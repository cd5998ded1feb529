import { classNames } from './class-names.ts'

/** Shows that something is under way, beside words that say what. @param display how it is shown: a class, or several */
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
