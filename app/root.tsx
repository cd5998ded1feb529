import regularArabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url'
import boldArabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff2?url'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router'
import type { Route } from './+types/root'
import stylesheet from './app.css?url'
import { isInStaffArea } from './domain/staff-area.ts'
import { UnexpectedErrorScreen } from './features/shell/error-screens.tsx'
import { localeOf, localPath } from './i18n/local-path.ts'
import { DIRECTIONS, VOICE_LANGUAGES } from './i18n/locale.ts'
import { LocaleProvider } from './i18n/use-text.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

/** The document around every screen, including error screens. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const locale = localeOf(pathname)
  const isForStaff = isInStaffArea(pathname)
  return (
    <html lang={locale} dir={DIRECTIONS[locale]} data-voice={VOICE_LANGUAGES[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#172120" media="(prefers-color-scheme: dark)" />
        <link rel="manifest" href={localPath(locale, '/manifest.webmanifest')} />
        {locale === 'ar' &&
          [regularArabic, boldArabic].map((face) => (
            <link
              key={face}
              rel="preload"
              as="font"
              type="font/woff2"
              crossOrigin="anonymous"
              href={face}
            />
          ))}
        <Meta />
        {/* Browsers hide a nonce, so that hydration would find it changed. Style sheets need none. */}
        <Links nonce={isForStaff ? '' : undefined} />
      </head>
      <body>
        <LocaleProvider value={locale}>{children}</LocaleProvider>
        {/* Staff screens hydrate with the framework; public pages load their own script: see `OwnScript`. */}
        {isForStaff ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : (
          import.meta.env.DEV && <script type="module" src="/@vite/client" />
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Handles errors that no inner boundary could display. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <UnexpectedErrorScreen missing={isRouteErrorResponse(error) && error.status === 404} />
}
