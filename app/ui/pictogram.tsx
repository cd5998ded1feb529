import { classNames } from './class-names.ts'
import { LineDrawing } from './icon.tsx'

/** Drawings of objects and actions on a 24 unit grid, for visitors who read little. */
const DRAWINGS = {
  account: ['M12 4.5a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2', 'M5 20c.6-4 3.4-6 7-6s6.4 2 7 6'],
  bank: ['M4 10 12 4.5 20 10z', 'M6.5 10v7M10.2 10v7M13.8 10v7M17.5 10v7', 'M4 20h16'],
  camera: ['M4 8h3.5L9 5.5h6L16.5 8H20v11H4z', 'M12 10a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6'],
  card: ['M3.5 6h17v12h-17z', 'M3.5 10h17', 'M6.5 14.5h4'],
  cash: [
    'M3.5 7h17v10h-17z',
    'M12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4',
    'M6.5 12v.1M17.5 12v.1',
  ],
  code: ['M3.5 7.5h17v9h-17z', 'M7 12v.1M10.3 12v.1M13.7 12v.1M17 12v.1'],
  document: ['M6 3.5h9l3 3V20.5H6z', 'M9 10h6M9 13.5h6M9 17h3.5'],
  download: ['M12 4v10', 'm8 10.5 4 4 4-4', 'M5 19.5h14'],
  eye: [
    'M2.8 12S6.2 5.8 12 5.8 21.2 12 21.2 12 17.8 18.2 12 18.2 2.8 12 2.8 12',
    'M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6',
  ],
  identity: [
    'M3.5 6h17v12h-17z',
    'M8.5 9.3a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6',
    'M5.8 16c.4-1.6 1.4-2.2 2.7-2.2s2.3.6 2.7 2.2',
    'M14 10h4M14 13.5h4',
  ],
  key: [
    'M8 10.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6',
    'm10.8 11.6 8.2-8.1',
    'm15.5 7 2.6 2.6',
    'm18 4.5 2 2',
  ],
  link: [
    'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1',
    'M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  ],
  message: ['M4 5h16v11h-9l-4.5 3.5V16H4z', 'M8 9h8M8 12h5'],
  people: [
    'M9 5.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
    'M3.5 19c.5-3.4 2.7-5 5.5-5s5 1.6 5.5 5',
    'M15.5 6.2a2.8 2.8 0 0 1 0 5.2',
    'M17 14.3c2 .5 3.2 2.1 3.5 4.7',
  ],
  phone: [
    'M6 3.5h3l1.5 4-2 1.6a11 11 0 0 0 6.4 6.4l1.6-2 4 1.5v3c0 1-.9 2-2 2A15.5 15.5 0 0 1 4 5.5c0-1.1 1-2 2-2',
  ],
  police: [
    'M12 3 4.5 6v5.5c0 4.6 3.1 8 7.5 9.5 4.4-1.5 7.5-4.9 7.5-9.5V6z',
    'm12 8 1.2 2.5 2.8.4-2 2 .5 2.7-2.5-1.3-2.5 1.3.5-2.7-2-2 2.8-.4z',
  ],
  smartphone: ['M7.5 3h9v18h-9z', 'M11 18h2'],
  undo: ['M9 6.5 4.5 11 9 15.5', 'M4.5 11H15a4.5 4.5 0 0 1 0 9h-3'],
  wireless: [
    'M3 9.5a13 13 0 0 1 18 0',
    'M6.3 13a8.3 8.3 0 0 1 11.4 0',
    'M9.6 16.4a3.6 3.6 0 0 1 4.8 0',
    'M12 19.6v.1',
  ],
} as const

export type PictogramName = keyof typeof DRAWINGS

/** A pictogram; `crossed` marks what must not be done. */
export type Sign = { name: PictogramName; crossed?: boolean }

/** A large drawing beside a text with the same meaning, so it is hidden from screen readers. */
export function Pictogram({ name, crossed = false, className }: Sign & { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative flex size-14 shrink-0 items-center justify-center rounded-full border-2 border-brand bg-brand-soft text-brand',
        crossed && 'border-danger bg-danger-soft text-ink',
        className,
      )}
    >
      <LineDrawing paths={DRAWINGS[name]} className="size-8" />
      {crossed && <span className="absolute h-0.5 w-full -rotate-45 bg-danger" />}
    </span>
  )
}
