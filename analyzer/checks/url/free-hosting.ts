import { isFileSharing, isFreeHosting, isOpenPage } from '../../entities/official.ts'
import { linkCheck } from '../check.ts'

/** A page on an anonymous free hosting service. A shared file in a message does not count. */
export const freeHosting = linkCheck((link, { type }) =>
  isFreeHosting(link.host) && (type === 'website' || !isFileSharing(link.host))
    ? { host: link.host }
    : null,
)

/** A user profile, file or page on a well-known site. In a message it does not count. */
export const userGeneratedPage = linkCheck((link, { type }) =>
  type === 'website' && isOpenPage(link) ? { host: link.host.replace(/^www\./, '') } : null,
)
