import { classNames } from './class-names.ts'

/** Line icons on a 24 unit grid, drawn for Himaya. */
const DRAWINGS = {
  shield: ['M12 3 4.5 6v5.5c0 4.6 3.1 8 7.5 9.5 4.4-1.5 7.5-4.9 7.5-9.5V6z'],
  'shield-check': [
    'M12 3 4.5 6v5.5c0 4.6 3.1 8 7.5 9.5 4.4-1.5 7.5-4.9 7.5-9.5V6z',
    'm8.5 11.8 2.4 2.4 4.6-4.8',
  ],
  alert: ['M12 4 2.8 19.5h18.4z', 'M12 10v4.2', 'M12 17v.1'],
  home: ['M4 11.2 12 4l8 7.2', 'M6 9.6V20h12V9.6', 'M10 20v-5.5h4V20'],
  search: ['M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12', 'm15 15 5 5'],
  library: [
    'M5 4.5h9.5A2.5 2.5 0 0 1 17 7v12.5H7A2 2 0 0 1 5 17.5z',
    'M17 8h2v11.5h-2',
    'M8.5 9h5M8.5 12.5h5',
  ],
  bulb: [
    'M9 17.5h6',
    'M10 20.5h4',
    'M12 3.5a6 6 0 0 0-3.6 10.8c.4.3.6.8.6 1.2h6c0-.4.2-.9.6-1.2A6 6 0 0 0 12 3.5',
  ],
  flag: ['M6 21V4', 'M6 4.5h11l-2.2 3.8L17 12H6'],
  menu: ['M4 7h16M4 12h16M4 17h16'],
  news: [
    'M4 5h13v14H6a2 2 0 0 1-2-2z',
    'M17 9h3v8a2 2 0 0 1-4 0',
    'M7.5 9h6M7.5 12.5h6M7.5 16h3.5',
  ],
  phone: [
    'M6 3.5h3l1.5 4-2 1.6a11 11 0 0 0 6.4 6.4l1.6-2 4 1.5v3c0 1-.9 2-2 2A15.5 15.5 0 0 1 4 5.5c0-1.1 1-2 2-2',
  ],
  image: ['M4 5h16v14H4z', 'm4.5 16.5 4.7-4.7 3.6 3.6 2.6-2.6 4.1 4.1', 'M15.5 8.7a1 1 0 1 0 0 .1'],
  mail: ['M4 6h16v12H4z', 'm4.5 6.5 7.5 6 7.5-6'],
  message: ['M4 5h16v11h-9l-4.5 3.5V16H4z', 'M8 9h8M8 12h5'],
  globe: [
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17',
    'M3.5 12h17',
    'M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5S14.4 18.2 12 20.5C9.6 18.2 8.4 15.4 8.4 12S9.6 5.8 12 3.5',
  ],
  speaker: [
    'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z',
    'M15.5 9a4.2 4.2 0 0 1 0 6',
    'M18 6.5a8 8 0 0 1 0 11',
  ],
  check: ['m5 12.5 4.5 4.5L19 7.5'],
  info: ['M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17', 'M12 11v5', 'M12 7.8v.1'],
  facebook: [
    'M14 8h2.5V4.5H14c-2.2 0-4 1.8-4 4V11H7.5v3.5H10V20h3.5v-5.5H16l.5-3.5h-3V8.5c0-.3.2-.5.5-.5',
  ],
  instagram: [
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4',
    'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7',
    'M16.5 7.4v.1',
  ],
  x: ['m5 5 14 14', 'M19 5 5 19'],
} as const

export type IconName = keyof typeof DRAWINGS

/** A decorative icon, hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <LineDrawing paths={DRAWINGS[name]} className={className} />
}

/** A line icon whose paths are passed in, so that only the staff area downloads them. */
export function LineDrawing({
  paths,
  className,
}: {
  paths: readonly string[]
  className?: string | undefined
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('size-6 shrink-0', className)}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
