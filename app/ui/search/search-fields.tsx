import { useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import type { QueryField } from './use-query-field.ts'

const LOOK = 'mt-1 block min-h-12 w-full rounded-md border border-line-strong bg-raised px-3.5'

/** Where the words are typed that are looked for. @param longest in UTF-16 code units */
export function SearchField({
  field,
  longest,
  words,
  className,
}: {
  field: QueryField
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
        value={field.query}
        maxLength={longest}
        placeholder={words.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => field.type(event.target.value)}
        className={classNames(LOOK, 'placeholder:text-muted')}
      />
    </div>
  )
}

/** A filter: what the visitor chose, until the address asks for something else (by Back, say). */
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
  const field = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
  return (
    <div className={className}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select ref={field} id={id} name={name} defaultValue={value} className={LOOK}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
