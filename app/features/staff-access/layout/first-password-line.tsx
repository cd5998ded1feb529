import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { staffAccess } from '#words/en/staff/staff-access.js'
import { STAFF_PATHS } from '../staff-paths.ts'

/** Asks staff who still use the first password to change it. */
export function FirstPasswordLine() {
  const { firstPassword: t } = staffAccess.area
  return (
    <div className="mb-6 flex gap-2 text-sm text-muted">
      <Icon name="info" className="mt-3 shrink-0" />
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="py-3">{t.text}</span>
        <Link
          to={STAFF_PATHS.security}
          className="inline-flex min-h-11 items-center text-brand underline"
        >
          {t.change}
        </Link>
      </p>
    </div>
  )
}
