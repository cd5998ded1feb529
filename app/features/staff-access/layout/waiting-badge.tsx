import { useRouteLoaderData } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { staffAccess } from '#words/en/staff/staff-access.js'

/** Counting stops here. */
export const MAX_COUNTED = 99

/** Number of pending reports; nothing if there are none. @param narrow whether it overlays an icon */
export function WaitingBadge({ narrow }: { narrow: boolean }) {
  const t = staffAccess.area
  const waiting = useRouteLoaderData<{ waiting: number }>('routes/admin/layout')?.waiting ?? 0
  if (waiting === 0) return null
  const shown = waiting > MAX_COUNTED ? `${MAX_COUNTED}+` : String(waiting)
  return (
    <span
      className={classNames(
        'rounded-full bg-caution-soft px-2 text-sm font-semibold text-caution tabular-nums',
        narrow ? 'absolute end-0 top-0' : 'ms-auto',
      )}
    >
      {shown} <span className="sr-only">{t.waiting}</span>
    </span>
  )
}
