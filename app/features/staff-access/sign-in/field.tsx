import { type ComponentProps, useId } from 'react'

/** Input for a code from an app or mail. */
export function CodeField({ label }: { label: string }) {
  return (
    <Field
      label={label}
      name="code"
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
    />
  )
}

/** A labelled input with hint and error. */
export function Field({
  label,
  hint,
  problem,
  ...rest
}: Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string
  hint?: string | undefined
  problem?: string | undefined
}) {
  const id = useId()
  const notes = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      )}
      <input
        id={id}
        aria-describedby={notes || undefined}
        aria-invalid={problem ? true : undefined}
        className="mt-1.5 block min-h-12 w-full rounded-md border border-line-strong bg-raised px-3.5 aria-invalid:border-2 aria-invalid:border-danger"
        {...rest}
      />
    </div>
  )
}

/** Input for the signed-in user's current password. */
export function CurrentPassword({ label, name = 'password' }: { label: string; name?: string }) {
  return (
    <Field label={label} name={name} type="password" required autoComplete="current-password" />
  )
}
