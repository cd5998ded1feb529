import { type ReactNode, useRef, useState } from 'react'
import { useLocation, useNavigation, useRouteLoaderData } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { Icon, LineDrawing } from '#app/ui/icon.tsx'
import { useFragmentLinks } from '#app/ui/staff/use-fragment-links.ts'
import { staffAccess } from '#words/en/staff/staff-access.js'
import { saveMenuWidth } from './menu-width.ts'
import { COLLAPSE_ICON } from './staff-links.ts'
import { StaffMenu } from './staff-menu.tsx'

/** Layout of staff screens: a collapsible sidebar, or on narrow screens a top bar with a drawer. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const t = staffAccess.area
  const isLoading = useNavigation().state === 'loading'
  useFragmentLinks()
  return (
    <div className="min-h-dvh md:flex">
      <a
        href="#content"
        className="fixed start-4 top-2 z-30 -translate-y-20 rounded-md bg-brand px-4 py-3 font-semibold text-on-brand focus:translate-y-0"
      >
        {t.skip}
      </a>
      {/* Fast navigations show no progress. */}
      {isLoading && (
        <div
          aria-hidden="true"
          className="pointer-events-none fixed inset-x-0 top-0 z-30 h-1 bg-brand transition-opacity delay-300 starting:opacity-0 print:hidden"
        />
      )}
      <TopBar />
      <Sidebar />
      <main
        id="content"
        tabIndex={-1}
        aria-busy={isLoading}
        className="min-w-0 flex-1 px-4 py-6 md:px-8 md:py-8"
      >
        {children}
      </main>
    </div>
  )
}

/** Spec point 2: 64 units wide, 20 when collapsed. The width is stored per browser. */
function Sidebar() {
  const t = staffAccess.area
  const layout = useRouteLoaderData<{ isMenuNarrow: boolean }>('routes/admin/layout')
  const [collapsed, setCollapsed] = useState(layout?.isMenuNarrow ?? false)
  const action = collapsed ? t.expand : t.collapse
  const turn = () => {
    setCollapsed(!collapsed)
    saveMenuWidth(!collapsed)
  }
  return (
    <aside
      className={classNames(
        'sticky top-0 hidden h-dvh shrink-0 flex-col overflow-y-auto border-e border-line bg-raised transition-[width] motion-reduce:transition-none md:flex',
        collapsed ? 'w-20' : 'w-64',
      )}
    >
      <div
        className={classNames(
          'flex min-h-16 items-center gap-2 px-4',
          collapsed ? 'justify-center' : 'justify-between',
        )}
      >
        {!collapsed && <Brand />}
        <button
          type="button"
          aria-expanded={!collapsed}
          aria-controls="staff-menu"
          aria-label={action}
          title={action}
          onClick={turn}
          className="flex size-12 shrink-0 items-center justify-center rounded-md hover:bg-brand-soft"
        >
          <LineDrawing
            paths={COLLAPSE_ICON}
            className={collapsed ? 'rotate-180 rtl:rotate-0' : 'rtl:rotate-180'}
          />
        </button>
      </div>
      <nav id="staff-menu" aria-label={t.menu} className="flex flex-1 flex-col px-4 pb-4">
        <StaffMenu narrow={collapsed} />
      </nav>
    </aside>
  )
}

/** A disclosure, which works before scripts have loaded. Closes on navigation and Escape. */
function TopBar() {
  const t = staffAccess.area
  const { key } = useLocation()
  const drawer = useRef<HTMLDetailsElement>(null)
  return (
    <header className="sticky top-0 z-20 flex low:relative min-h-16 items-center justify-between border-b border-line bg-raised px-4 md:hidden">
      <Brand />
      <details
        key={key}
        ref={drawer}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !drawer.current?.open) return
          drawer.current.open = false
          drawer.current.querySelector('summary')?.focus()
        }}
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md px-3 font-medium hover:bg-brand-soft [&::-webkit-details-marker]:hidden">
          <Icon name="menu" />
          {t.open}
        </summary>
        <nav
          aria-label={t.menu}
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] low:max-h-none overflow-y-auto border-b border-line bg-raised p-4 shadow-raised"
        >
          <StaffMenu />
        </nav>
      </details>
    </header>
  )
}

function Brand() {
  const t = staffAccess.area
  return (
    <p className="flex items-center gap-2 text-lg font-bold tracking-tight">
      <Icon name="shield-check" className="text-brand" />
      {t.name}
      <span className="rounded-full bg-brand-soft px-2.5 text-sm font-semibold text-brand">
        {t.label}
      </span>
    </p>
  )
}
