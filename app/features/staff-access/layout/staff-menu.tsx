import type { ReactNode } from 'react'
import { Form, Link, NavLink } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { LineDrawing } from '#app/ui/icon.tsx'
import { staffAccess } from '#words/en/staff/staff-access.js'
import { STAFF_PATHS } from '../staff-paths.ts'
import { EXIT_ICON, SECURITY_ICON, SIGN_OUT_ICON, STAFF_LINKS } from './staff-links.ts'
import { WaitingBadge } from './waiting-badge.tsx'

const row =
  'flex min-h-12 w-full items-center gap-3 rounded-md font-medium text-ink no-underline hover:bg-brand-soft aria-[current=page]:bg-brand-soft aria-[current=page]:font-bold aria-[current=page]:text-brand'

/**
 * Links of the staff area, exit and sign-out. With `narrow` labels are visible to screen readers and as
 * tooltips only.
 */
export function StaffMenu({ narrow = false }: { narrow?: boolean }) {
  const t = staffAccess.area
  const words = (text: string): ReactNode => (
    <span className={narrow ? 'sr-only' : undefined}>{text}</span>
  )
  const hint = (text: string) => (narrow ? text : undefined)
  const look = classNames(row, narrow ? 'justify-center' : 'px-3.5')
  return (
    <>
      <ul className="grid gap-1">
        {STAFF_LINKS.map(({ to, word, icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === STAFF_PATHS.home}
              className={classNames(look, 'relative')}
              title={hint(t.links[word])}
            >
              <LineDrawing paths={icon} />
              {words(t.links[word])}
              {word === 'reports' && <WaitingBadge narrow={narrow} />}
            </NavLink>
          </li>
        ))}
      </ul>
      <ul className="mt-4 grid gap-1 border-t border-line pt-4 md:mt-auto">
        <li>
          <Link to={STAFF_PATHS.security} className={look} title={hint(t.links.security)}>
            <LineDrawing paths={SECURITY_ICON} />
            {words(t.links.security)}
          </Link>
        </li>
        <li>
          <Link reloadDocument to="/" className={look} title={hint(t.exit)}>
            <LineDrawing paths={EXIT_ICON} />
            {words(t.exit)}
          </Link>
        </li>
        <li>
          <Form method="post" action={STAFF_PATHS.signOut} reloadDocument>
            <button type="submit" className={look} title={hint(t.signOut)}>
              <LineDrawing paths={SIGN_OUT_ICON} />
              {words(t.signOut)}
            </button>
          </Form>
        </li>
      </ul>
    </>
  )
}
