import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { LOCALES, type Locale } from './i18n/locale.ts'

/** The public screens in one language. A screen's file serves every language, so each use of it needs its own id. */
function publicScreens(locale: Locale) {
  const screen = (path: string | undefined, file: string) =>
    route(path, `routes/public/${file}`, { id: `${locale}/${file}` })
  const [atHome, elsewhere] =
    locale === 'en'
      ? ['/', (path: string) => path]
      : [locale, (path: string) => `${locale}/${path}`]
  return layout('routes/public/layout.tsx', { id: `${locale}/layout` }, [
    screen(atHome, 'home.tsx'),
    screen(elsewhere('scam-checker'), 'scam-checker.tsx'),
    screen(elsewhere('scam-library'), 'scam-library.tsx'),
    screen(elsewhere('scam-library/:id'), 'scam-detail.tsx'),
    screen(elsewhere('contact'), 'contact.tsx'),
    screen(elsewhere('privacy-policy'), 'privacy-policy.tsx'),
    screen(elsewhere('terms'), 'terms.tsx'),
    screen(elsewhere('report-scam'), 'report-scam.tsx'),
    screen(elsewhere('report-status'), 'report-status.tsx'),
    screen(elsewhere('500'), 'server-error.tsx'),
    screen(elsewhere('*'), 'not-found.tsx'),
  ])
}

export default [
  ...LOCALES.map(publicScreens),
  ...prefix('admin', [
    route('login', 'routes/admin/login.tsx'),
    route('second-factor', 'routes/admin/account/second-factor.tsx'),
    route('recover', 'routes/admin/account/recover.tsx'),
    route('provider', 'routes/admin/account/provider.ts'),
    route('sign-out', 'routes/admin/account/sign-out.ts'),
    route('security', 'routes/admin/account/security.tsx'),
    layout('routes/admin/layout.tsx', [
      index('routes/admin/dashboard.tsx'),
      route('reports', 'routes/admin/reports.tsx', [route(':id', 'routes/admin/report.tsx')]),
      route('evidence/*', 'routes/admin/evidence.ts'),
      route('content', 'routes/admin/content.tsx'),
      route('users', 'routes/admin/users.tsx'),
      route('analytics', 'routes/admin/analytics.tsx'),
      route('settings', 'routes/admin/settings.tsx'),
      route('*', 'routes/admin/not-found.tsx'),
    ]),
  ]),
  route('api/auth/*', 'routes/resources/auth.ts'),
  route('api/live/scams/:id', 'routes/resources/live-counts.ts'),
  route('api/reports', 'routes/resources/reports/submit.ts'),
  route('api/reports/similar', 'routes/resources/reports/similar.ts'),
  route('healthz', 'routes/resources/healthz.ts'),
  route('readyz', 'routes/resources/readyz.ts'),
  route('metrics', 'routes/resources/metrics.ts'),
  route('scam-library/:id/card.png', 'routes/resources/scam-card.ts'),
  route('scam-library/feed.rss', 'routes/resources/feeds/rss.ts'),
  route('scam-library/feed.atom', 'routes/resources/feeds/atom.ts'),
  route('scam-library/feed.json', 'routes/resources/feeds/json.ts'),
  ...prefix('api/v1', [
    route('scams', 'routes/resources/api/scams.ts'),
    route('scams/:id', 'routes/resources/api/scam.ts'),
    route('categories', 'routes/resources/api/categories.ts'),
    route('openapi.json', 'routes/resources/api/open-api.ts'),
    route('*', 'routes/resources/api/unknown.ts'),
  ]),
] satisfies RouteConfig
