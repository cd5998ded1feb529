import type { MetaDescriptor } from 'react-router'
import { staffAccess } from '#words/en/staff/staff-access.js'

/** The head of a screen of the staff area. */
export function staffMeta(title: string): MetaDescriptor[] {
  return [
    { title: `${title} | ${staffAccess.titleEnding}` },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}
