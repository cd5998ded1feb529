import {
  SHARE_FIELDS,
  SHARE_PATH,
  SHARED_MAIL,
  SHARED_PICTURE,
} from '#app/features/share/shared-content.ts'
import { MAIN_LINKS, REPORT_PATH } from '#app/features/shell/main-links.ts'
import { localPath } from '#app/i18n/local-path.ts'
import { DIRECTIONS, type Locale } from '#app/i18n/locale.ts'
import { seoText } from '#words/seo.js'
import { shellText } from '#words/shell.js'

/** The colours `brand` and `surface` of app.css in light mode. */
const THEME_COLOUR = '#0d5c54'
const BACKGROUND_COLOUR = '#fbfaf7'

/** Systems show only the first few. */
const SHORTCUTS = [
  ...MAIN_LINKS.filter(({ to }) => to !== '/'),
  { to: REPORT_PATH, word: 'report' },
  ...MAIN_LINKS.filter(({ to }) => to === '/'),
] as const

/** Returns the web app manifest (w3.org/TR/appmanifest), one per language. */
export function manifest(locale: Locale) {
  const { app } = seoText[locale]
  const { productName, links } = shellText[locale]
  const home = localPath(locale, '/')
  return {
    id: home,
    name: app.name,
    short_name: productName,
    description: app.description,
    lang: locale,
    dir: DIRECTIONS[locale],
    start_url: home,
    scope: '/',
    display: 'standalone',
    theme_color: THEME_COLOUR,
    background_color: BACKGROUND_COLOUR,
    categories: ['security', 'utilities', 'education'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    share_target: {
      action: localPath(locale, SHARE_PATH),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { ...SHARE_FIELDS, files: [SHARED_MAIL, SHARED_PICTURE] },
    },
    shortcuts: SHORTCUTS.map(({ to, word }) => ({
      name: links[word],
      url: localPath(locale, to),
      icons: [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }],
    })),
  }
}
