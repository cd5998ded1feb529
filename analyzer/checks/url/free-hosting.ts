import { isFileSharing, isFreeHosting, isOpenPage } from '../../entities/official.ts'
import { linkCheck } from '../check.ts'

/** A page on a service where anybody may put one up without giving a name; a shared file in a message is none. */
export const freeHosting = linkCheck((link, { type }) =>
  isFreeHosting(link.host) && (type === 'website' || !isFileSharing(link.host))
    ? { host: link.host }
    : null,
)

/** A profile, a file or a page of anybody's under the address of a well-known site; in a message it is none. */
export const userGeneratedPage = linkCheck((link, { type }) =>
  type === 'website' && isOpenPage(link) ? { host: link.host.replace(/^www\./, '') } : null,
)
