import { site as siteAr } from '../ar/site.ts'
import { site } from '../en/site.ts'
import type { Text } from '../locale.ts'

export const siteText: Text<typeof site> = { en: site, ar: siteAr }
