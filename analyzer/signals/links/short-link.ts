import { isShortener } from '../../entities/official.ts'
import { linkSignal } from '../detector.ts'

/** A shortened link, which hides where it goes. */
export const shortLink = linkSignal('short-link', (link) => (isShortener(link.host) ? {} : null))
