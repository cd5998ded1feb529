import { LineDrawing } from '#app/ui/icon.tsx'
import type { TipTab } from './tip-category.ts'

const DRAWINGS: Readonly<Record<TipTab, readonly string[]>> = {
  all: ['M4 4.5h6.5V11H4z', 'M13.5 4.5H20V11h-6.5z', 'M4 14h6.5v5.5H4z', 'M13.5 14H20v5.5h-6.5z'],
  banking: ['M3.5 6h17v12.5h-17z', 'M3.5 10h17', 'M7 15h3.5'],
  government: ['M4 9.5 12 4l8 5.5z', 'M6 9.5V17M10 9.5V17M14 9.5V17M18 9.5V17', 'M4 20h16M5 17h14'],
  shopping: ['M5.5 8h13l1 12h-15z', 'M8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3'],
  social: ['M4 5h13v9h-7l-3.5 3V14H4z', 'M19 9.5h1.5v8H18V20l-3-2.5h-4'],
  personal: ['M12 4a3.7 3.7 0 1 0 0 7.4A3.7 3.7 0 0 0 12 4', 'M5 20c.4-4 3.2-6 7-6s6.6 2 7 6'],
}

/** Icon of a topic. */
export function TipIcon({ tab, className }: { tab: TipTab; className?: string }) {
  return <LineDrawing paths={DRAWINGS[tab]} className={className} />
}
