import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { LOCALES, type Locale } from './i18n/locale.ts'

/** Returns the path in a language. `path` is without language and leading slash. */
const localised = (locale: Locale, path: string) => (locale === 'en' ? path : `${locale}/${path}`)

/** Public screens in one language. A file serves every language, so each use needs its own id. */
function publicScreens(locale: Locale) {
  const screen = (path: string | undefined, file: string) =>
    route(path, `routes/public/${file}`, { id: `${locale}/${file}` })
  const atHome = locale === 'en' ? '/' : locale
  const elsewhere = (path: string) => localised(locale, path)
  return layout('routes/public/layout.tsx', { id: `${locale}/layout` }, [
    screen(atHome, 'home.tsx'),
    screen(elsewhere('scam-checker'), 'scam-checker.tsx'),
    screen(elsewhere('scam-library'), 'scam-library.tsx'),
    screen(elsewhere('scam-library/:id'), 'scam-detail.tsx'),
    screen(elsewhere('blog'), 'blog/posts.tsx'),
    screen(elsewhere('blog/:slug'), 'blog/post.tsx'),
    screen(elsewhere('safety-tips'), 'advice/safety-tips.tsx'),
    screen(elsewhere('first-24-hours'), 'advice/first-24-hours.tsx'),
    screen(elsewhere('accuracy'), 'advice/accuracy.tsx'),
    screen(elsewhere('trends'), 'trends.tsx'),
    screen(elsewhere('api'), 'api-document.tsx'),
    screen(elsewhere('alerts'), 'alerts/alerts.tsx'),
    screen(elsewhere('alerts/subscription'), 'alerts/subscription.tsx'),
    screen(elsewhere('contact'), 'contact.tsx'),
    screen(elsewhere('wrong-sentence'), 'wrong-sentence.tsx'),
    screen(elsewhere('privacy-policy'), 'privacy-policy.tsx'),
    screen(elsewhere('terms'), 'terms.tsx'),
    screen(elsewhere('report-scam'), 'report-scam.tsx'),
    screen(elsewhere('report-status'), 'report-status.tsx'),
    screen(elsewhere('evidence'), 'evidence.tsx'),
    screen(elsewhere('share'), 'app/share.tsx'),
    screen(elsewhere('500'), 'server-error.tsx'),
    screen(elsewhere('*'), 'not-found.tsx'),
  ])
}

/** Localised resources without a screen. */
function publicResources(locale: Locale) {
  const resource = (path: string, file: string) =>
    route(localised(locale, path), `routes/resources/${file}`, { id: `${locale}/${file}` })
  return [
    resource('manifest.webmanifest', 'manifest.ts'),
    resource('offline', 'app/offline.ts'),
    resource('social/:image/card.png', 'social-image.ts'),
    resource('alerts/unsubscribe', 'alerts/unsubscribe.ts'),
    resource('scam-library/:id/card.png', 'scam-card.ts'),
    resource('scam-library/feed.rss', 'feeds/rss.ts'),
    resource('scam-library/feed.atom', 'feeds/atom.ts'),
    resource('scam-library/feed.json', 'feeds/json.ts'),
    resource('blog/:slug/card.png', 'blog/card.ts'),
    resource('blog/feed.rss', 'blog/rss.ts'),
    resource('blog/feed.atom', 'blog/atom.ts'),
    resource('blog/feed.json', 'blog/json.ts'),
  ]
}

export default [
  ...LOCALES.map(publicScreens),
  ...LOCALES.flatMap(publicResources),
  ...prefix('admin', [
    route('login', 'routes/admin/login.tsx'),
    route('second-factor', 'routes/admin/account/second-factor.tsx'),
    route('recover', 'routes/admin/account/recover.tsx'),
    route('mail-code', 'routes/admin/account/mail-code.tsx'),
    route('provider', 'routes/admin/account/provider.ts'),
    route('sign-out', 'routes/admin/account/sign-out.ts'),
    route('security', 'routes/admin/account/security.tsx'),
    layout('routes/admin/layout.tsx', [
      index('routes/admin/dashboard.tsx'),
      route('reports', 'routes/admin/reports.tsx', [route(':id', 'routes/admin/report.tsx')]),
      route('evidence/*', 'routes/admin/evidence.ts'),
      route('content', 'routes/admin/content.tsx'),
      route('indicators', 'routes/admin/indicators/indicators.tsx', [
        route(':id', 'routes/admin/indicators/indicator.tsx'),
      ]),
      route('campaigns', 'routes/admin/campaigns.tsx'),
      route('blog', 'routes/admin/blog/posts.tsx'),
      route('blog/preview', 'routes/admin/blog/preview.ts'),
      route('blog/:id', 'routes/admin/blog/post.tsx'),
      route('feedback', 'routes/admin/feedback/feedback.tsx', [
        route(':id', 'routes/admin/feedback/check.tsx'),
      ]),
      route('feedback/export', 'routes/admin/feedback/export.ts'),
      route('menu-width', 'routes/admin/account/menu-width.ts'),
      route('messages', 'routes/admin/messages.tsx'),
      route('feeds', 'routes/admin/feeds.tsx'),
      route('api-keys', 'routes/admin/api-keys.tsx'),
      route('users', 'routes/admin/users.tsx'),
      route('analytics', 'routes/admin/analytics.tsx'),
      route('settings', 'routes/admin/settings.tsx'),
      route('*', 'routes/admin/not-found.tsx'),
    ]),
  ]),
  route('api/auth/*', 'routes/resources/auth.ts'),
  route('api/live/scams/:id', 'routes/resources/live-counts.ts'),
  route('api/alerts/push', 'routes/resources/alerts/push.ts'),
  route('api/page-views', 'routes/resources/app/page-views.ts'),
  route('api/telegram', 'routes/resources/telegram.ts'),
  route('api/reports/similar', 'routes/resources/reports/similar.ts'),
  route('language', 'routes/resources/language.ts'),
  route('healthz', 'routes/resources/healthz.ts'),
  route('readyz', 'routes/resources/readyz.ts'),
  route('metrics', 'routes/resources/metrics.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('.well-known/security.txt', 'routes/resources/security-text.ts'),
  ...prefix('api/v1', [
    route('scams', 'routes/resources/api/scams.ts'),
    route('scams/:id', 'routes/resources/api/scam.ts'),
    route('categories', 'routes/resources/api/categories.ts'),
    route('check', 'routes/resources/api/check.ts'),
    route('indicators', 'routes/resources/api/indicators/list.ts'),
    route('indicators.csv', 'routes/resources/api/indicators/csv.ts'),
    route('indicators/stix.json', 'routes/resources/api/indicators/stix.ts'),
    route('blocklist/hosts.txt', 'routes/resources/api/indicators/hosts.ts'),
    route('blocklist/adguard.txt', 'routes/resources/api/indicators/adguard.ts'),
    route('misp/manifest.json', 'routes/resources/api/indicators/misp-manifest.ts'),
    route('misp/hashes.csv', 'routes/resources/api/indicators/misp-hashes.ts'),
    route('misp/:file', 'routes/resources/api/indicators/misp-event.ts'),
    route('openapi.json', 'routes/resources/api/open-api.ts'),
    route('*', 'routes/resources/api/unknown.ts'),
  ]),
] satisfies RouteConfig
