import type { MetaDescriptor } from 'react-router'
import { staffAccess } from '#app/i18n/en/staff/access.ts'

/** The head of a screen of the staff area. */
export function staffMeta(title: string): MetaDescriptor[] {
  return [
    { title: `${title} | ${staffAccess.titleEnding}` },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}
