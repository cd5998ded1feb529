import { isFileSharing, isFreeHosting } from '../../entities/official.ts'
import { linkSignal } from '../detector.ts'

/** A page on a service where anybody may put one up without giving a name; a shared file in a message is none. */
export const freeHosting = linkSignal('free-hosting', (link, { type }) =>
  isFreeHosting(link.host) && (type === 'website' || !isFileSharing(link.host))
    ? { host: link.host }
    : null,
)
