import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { LIMITS } from '#app/domain/limits.ts'
import { promoText } from '#app/i18n/app.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon, LineDrawing } from '#app/ui/icon.tsx'
import { rememberDismissal } from './dismissal.ts'
import type { StoreLink } from './store-links.ts'

const PHONE = [
  'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3',
  'M11 18h2',
]

/** Offers the mobile app in a bar at the bottom, above the tabs of a narrow screen. The page keeps its place free. */
export function PromoBanner({ stores }: { stores: readonly StoreLink[] }) {
  const t = useText(promoText)
  const bar = useRef<HTMLElement>(null)
  const [stage, setStage] = useState<'shown' | 'leaving' | 'gone'>('shown')
  useReservedPlace(bar, stage === 'shown')

  function close() {
    rememberDismissal()
    // What had the focus is about to go.
    document.querySelector('main')?.focus({ preventScroll: true })
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    setStage(isStill ? 'gone' : 'leaving')
    if (!isStill) setTimeout(() => setStage('gone'), LIMITS.promoBannerSlideOut)
  }

  if (stage === 'gone') return null
  return (
    <section
      ref={bar}
      aria-label={t.label}
      className={classNames(
        // As long as `promoBannerSlideOut`.
        'fixed inset-x-0 bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] z-10 border-t border-line bg-raised shadow-raised transition-transform duration-300 motion-reduce:transition-none starting:translate-y-full md:bottom-0',
        stage === 'leaving' && 'translate-y-full',
      )}
    >
      <div className="page flex items-center gap-3 py-3">
        <LineDrawing paths={PHONE} className="size-8 text-brand max-sm:hidden" />
        <div className="min-w-0 grow">
          <p className="leading-tight font-bold">{t.title}</p>
          <p className="text-sm text-muted max-sm:hidden">{t.text}</p>
        </div>
        <StoreMenu stores={stores} />
        <button
          type="button"
          aria-label={t.close}
          onClick={close}
          className="-me-2 flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-brand-soft"
        >
          <Icon name="x" />
        </button>
      </div>
    </section>
  )
}

/** A disclosure that opens upwards. It closes on Escape, and when the focus moves on. */
function StoreMenu({ stores }: { stores: readonly StoreLink[] }) {
  const t = useText(promoText)
  const menu = useRef<HTMLDetailsElement>(null)

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }

  return (
    <details
      ref={menu}
      className="relative shrink-0"
      onKeyDown={closeOnEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center rounded-md bg-brand px-4 font-semibold text-on-brand hover:bg-brand-strong [&::-webkit-details-marker]:hidden">
        {t.download}
      </summary>
      <ul className="absolute end-0 bottom-full mb-2 w-max min-w-full rounded-md border border-line bg-raised p-1 shadow-raised">
        {stores.map(({ store, href }) => (
          <li key={store}>
            <a
              href={href}
              rel="noreferrer"
              className="flex min-h-11 items-center rounded-md px-3 font-medium text-ink no-underline hover:bg-brand-soft"
            >
              {t.stores[store]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/**
 * Tells the styles how high the banner stands: the page ends above it, what has the focus is scrolled clear of it, and
 * the floating report button makes way.
 */
function useReservedPlace(bar: RefObject<HTMLElement | null>, isNeeded: boolean): void {
  useLayoutEffect(() => {
    if (!bar.current || !isNeeded) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      style.setProperty('--promo-height', `${height}px`)
    })
    observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--promo-height')
    }
  }, [bar, isNeeded])
}
