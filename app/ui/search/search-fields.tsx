import { useId } from 'react'
import { classNames } from '../class-names.ts'

const LOOK = 'mt-1 block min-h-12 w-full rounded-md border border-line-strong bg-raised px-3.5'

/** Search input. @param longest maximum length in UTF-16 code units */
export function SearchField({
  value,
  longest,
  words,
  className,
}: {
  value: string
  longest: number
  words: { label: string; placeholder: string }
  className?: string
}) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="font-semibold">
        {words.label}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        dir="auto"
        defaultValue={value}
        maxLength={longest}
        placeholder={words.placeholder}
        enterKeyHint="search"
        className={classNames(LOOK, 'placeholder:text-muted')}
      />
    </div>
  )
}

/** A filter select. */
export function FilterChoice({
  name,
  label,
  value,
  options,
  className,
}: {
  name: string
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  className?: string
}) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className={LOOK}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
