import { isFreeHosting } from '../../entities/official.ts'
import { linkSignal } from '../detector.ts'

/** A page on a service where anybody may put one up without giving a name. */
export const freeHosting = linkSignal('free-hosting', (link) =>
  isFreeHosting(link.host) ? { host: link.host } : null,
)
