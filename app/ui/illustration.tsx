import { classNames } from './class-names.ts'

/** The drawings in public/illustrations and the box that each is drawn in. */
const BOXES = {
  protection: [480, 400],
  'nothing-found': [240, 180],
  'lost-way': [240, 180],
  fault: [240, 180],
  'first-day': [240, 180],
} as const satisfies Record<string, readonly [width: number, height: number]>

export type IllustrationName = keyof typeof BOXES

/**
 * A drawing that only decorates. Its file is not part of any script; it takes its colours from the page, so it is light
 * and dark as the page is, and its box is there before it has come.
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
