/** A hidden field that users leave empty and bots fill in. */
export function Honeypot({ name, label }: { name: string; label: string }) {
  return (
    <p className="sr-only" aria-hidden="true">
      <label>
        {label}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}
