import { shell as shellAr } from './ar/shell.ts'
import { site as siteAr } from './ar/site.ts'
import { shell } from './en/shell.ts'
import { site } from './en/site.ts'
import type { Text } from './locale.ts'

export const shellText: Text<typeof shell> = { en: shell, ar: shellAr }
export const siteText: Text<typeof site> = { en: site, ar: siteAr }
