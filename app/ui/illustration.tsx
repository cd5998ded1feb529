import { classNames } from './class-names.ts'

/** The drawings in public/illustrations with their view boxes. */
const BOXES = {
  protection: [480, 400],
  'nothing-found': [240, 180],
  'lost-way': [240, 180],
  fault: [240, 180],
  'first-day': [240, 180],
} as const satisfies Record<string, readonly [width: number, height: number]>

export type IllustrationName = keyof typeof BOXES

/**
 * A decorative illustration. Loaded as a separate file, in the page's colours (so it follows light and dark
 * mode), with its space reserved before it loads.
 */
export function Illustration({ name, className }: { name: IllustrationName; className?: string }) {
  const [width, height] = BOXES[name]
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={classNames('h-auto max-w-full', className)}
    >
      <use href={`/illustrations/${name}.svg#drawing`} />
    </svg>
  )
}
