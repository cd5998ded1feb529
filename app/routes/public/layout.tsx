import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { dayInUae } from '#app/domain/uae-time.ts'
import { PromoBanner, type StoreLink } from '#app/features/promo/promo-banner.tsx'
import { storeLinks } from '#app/features/promo/store-links.server.ts'
import { BottomTabs } from '#app/features/shell/bottom-tabs.tsx'
import shellScript from '#app/features/shell/client/shell-script.ts?script'
import { NotFoundScreen, UnexpectedErrorScreen } from '#app/features/shell/error-screens.tsx'
import { Footer } from '#app/features/shell/footer.tsx'
import { openInChosenLanguage } from '#app/features/shell/language/language-choice.server.ts'
import { Navigation, SkipLink } from '#app/features/shell/navigation.tsx'
import { appContext } from '#app/platform/context.server.ts'
import { OwnScript } from '#app/ui/script/own-script.tsx'
import type { Route } from './+types/layout'

export const middleware = [openInChosenLanguage]

export function loader({ request, context }: Route.LoaderArgs) {
  const { env, clock } = context.get(appContext)
  return {
    supportEmail: env.SUPPORT_EMAIL,
    stores: storeLinks(env),
    year: Number(dayInUae(clock.now()).slice(0, 4)),
    /** For the metadata of all public pages: see `pageMeta`. */
    origin: new URL(request.url).origin,
  }
}

/** Default for screens without their own headers: the same for everyone and cacheable (see `cachePages`). */
export const headers = () => ({ 'Cache-Control': 'public, max-age=0, must-revalidate' })

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return <Shell {...loaderData}>{missing ? <NotFoundScreen /> : <UnexpectedErrorScreen />}</Shell>
}

/** Layout of public screens; without loader data the footer is reduced. */
function Shell({
  supportEmail,
  year,
  stores,
  children,
}: {
  supportEmail?: string
  year?: number
  stores?: readonly StoreLink[]
  children: ReactNode
}) {
  return (
    <>
      <SkipLink />
      <Navigation />
      <main id="content" tabIndex={-1} className="min-h-[70vh] pt-16">
        {children}
      </main>
      <p role="status" data-says className="sr-only" />
      {supportEmail && year && <Footer supportEmail={supportEmail} year={year} />}
      <BottomTabs />
      {stores && <PromoBanner stores={stores} />}
      <OwnScript src={shellScript} />
    </>
  )
}
