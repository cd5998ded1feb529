/** A field that stays empty in a person's hands: programs that fill whatever they find give themselves away. */
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
