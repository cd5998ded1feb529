import { isShortener } from '../../entities/official.ts'
import { linkCheck } from '../check.ts'

/** A shortened link, which hides its target. */
export const shortLink = linkCheck((link) => (isShortener(link.host) ? {} : null))
