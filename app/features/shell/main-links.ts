import type { IconName } from '#app/ui/icon.tsx'
import type { shell } from '#words/en/shell.js'

/** The four main screens, as the top bar, the mobile menu and the bottom tabs list them. */
export const MAIN_LINKS = [
  { to: '/', word: 'home', icon: 'home' },
  { to: '/scam-checker', word: 'checker', icon: 'search' },
  { to: '/scam-library', word: 'library', icon: 'library' },
  { to: '/safety-tips', word: 'tips', icon: 'bulb' },
] as const satisfies readonly { to: string; word: keyof typeof shell.links; icon: IconName }[]

/** What else there is to read, in the top bar and the menu. */
export const BLOG_LINK = { to: '/blog', word: 'blog', icon: 'news' } as const

export const REPORT_PATH = '/report-scam'
