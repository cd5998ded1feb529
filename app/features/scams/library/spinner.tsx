/** Shows that something is under way, beside words that say what. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-5 animate-spin rounded-full border-3 border-current border-e-transparent motion-reduce:animate-pulse"
    />
  )
}
