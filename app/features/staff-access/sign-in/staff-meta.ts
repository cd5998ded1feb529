import type { MetaDescriptor } from 'react-router'
import { staffAccess } from '#words/en/staff/staff-access.js'

/** Metadata of a staff screen. */
export function staffMeta(title: string): MetaDescriptor[] {
  return [
    { title: `${title} | ${staffAccess.titleEnding}` },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}
