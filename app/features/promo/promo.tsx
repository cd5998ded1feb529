import { type ComponentType, useEffect, useState } from 'react'
import { LIMITS } from '#app/domain/limits.ts'
import { isDismissed } from './dismissal.ts'
import type { StoreLink } from './store-links.ts'

type Banner = ComponentType<{ stores: readonly StoreLink[] }>

/** Brings the app's banner when its time has come. Until then a browser downloads nothing of it. */
export function Promo({ stores }: { stores: readonly StoreLink[] }) {
  const [Banner, setBanner] = useState<Banner | null>(null)
  const hasStores = stores.length > 0
  useEffect(() => {
    if (!hasStores || isDismissed()) return
    const show = () =>
      import('./promo-banner.tsx').then(
        ({ PromoBanner }) => setBanner(() => PromoBanner),
        // The page does without it.
        () => {},
      )
    const timer = setTimeout(show, LIMITS.promoBannerAfter)
    return () => clearTimeout(timer)
  }, [hasStores])
  return Banner && <Banner stores={stores} />
}
