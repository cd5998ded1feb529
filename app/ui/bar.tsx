/** A percentage bar in the current text colour. */
export function Bar({ label, percent }: { label: string; percent: number }) {
  return <progress className="bar" aria-label={label} value={percent} max={100} />
}
