/** A share of 100 as a bar. Its colour is that of the text around it. */
export function Bar({ label, percent }: { label: string; percent: number }) {
  return <progress className="bar" aria-label={label} value={percent} max={100} />
}
