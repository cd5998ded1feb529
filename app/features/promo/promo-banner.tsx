import { useText } from '#app/i18n/use-text.tsx'
import { Icon, LineDrawing } from '#app/ui/icon.tsx'
import { promoText } from '#words/promo.js'

/** An app store with the URL of the app. */
export type StoreLink = { store: 'appStore' | 'playStore'; href: string }

const PHONE = [
  'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3',
  'M11 18h2',
]

/**
 * Banner for the mobile app at the bottom, above the tabs on narrow screens. Hidden until `offerApp` shows
 * it. With very large fonts only its two buttons are shown.
 */
export function PromoBanner({ stores }: { stores: readonly StoreLink[] }) {
  const t = useText(promoText)
  if (stores.length === 0) return null
  return (
    <section
      hidden
      data-promo=""
      aria-label={t.label}
      // The transition takes `promoBannerSlideOut`.
      className="fixed low:static inset-x-0 bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] z-10 border-t border-line bg-raised shadow-raised transition-transform duration-300 motion-reduce:transition-none data-leaving:translate-y-full starting:translate-y-full md:bottom-0"
    >
      <div className="page flex items-center gap-3 py-3 max-[19rem]:relative">
        <LineDrawing paths={PHONE} className="size-8 text-brand max-sm:hidden" />
        <div className="min-w-0 grow max-[19rem]:hidden">
          <p className="leading-tight font-bold">{t.title}</p>
          <p className="text-sm text-muted max-sm:hidden">{t.text}</p>
        </div>
        <StoreMenu stores={stores} />
        <button
          type="button"
          data-promo-close=""
          aria-label={t.close}
          className="-me-2 flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-brand-soft"
        >
          <Icon name="x" />
        </button>
      </div>
    </section>
  )
}

/** A menu that opens upwards: above its button, or beside the floating report button with large fonts. */
function StoreMenu({ stores }: { stores: readonly StoreLink[] }) {
  const t = useText(promoText)
  return (
    <details
      data-menu=""
      className="relative shrink-0 max-[19rem]:static max-[19rem]:shrink max-[19rem]:grow"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center rounded-md bg-brand px-4 max-[19rem]:px-2 max-[19rem]:justify-center font-semibold text-on-brand hover:bg-brand-strong [&::-webkit-details-marker]:hidden">
        {t.download}
      </summary>
      <ul className="absolute end-0 bottom-full mb-2 w-max min-w-full max-[19rem]:start-2 max-[19rem]:end-20 max-[19rem]:w-auto max-[19rem]:min-w-0 rounded-md border border-line bg-raised p-1 shadow-raised">
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
