import type { IconName } from '#app/ui/icon.tsx'
import type { shell } from '#words/en/shell.js'

/** The four main screens in the top bar, mobile menu and bottom tabs. */
export const MAIN_LINKS = [
  { to: '/', word: 'home', icon: 'home' },
  { to: '/scam-checker', word: 'checker', icon: 'search' },
  { to: '/scam-library', word: 'library', icon: 'library' },
  { to: '/safety-tips', word: 'tips', icon: 'bulb' },
] as const satisfies readonly { to: string; word: keyof typeof shell.links; icon: IconName }[]

/** Additional link in the top bar and menu. */
export const BLOG_LINK = { to: '/blog', word: 'blog', icon: 'news' } as const

export const REPORT_PATH = '/report-scam'
