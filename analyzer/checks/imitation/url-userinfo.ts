import { parse } from 'tldts'
import { isTrusted } from '../../entities/official.ts'
import { linkCheck } from '../check.ts'
import { brandInLabel } from './imitation.ts'

/**
 * "https://emiratespost.ae@evil.top": the part before the @ is not the host. A person's name at a known site
 * is harmless.
 */
export const urlUserinfo = linkCheck(({ userInfo, host }) => {
  const shown = userInfo.toLowerCase()
  const isLikeHost = isTrusted(host) ? parse(shown).isIcann : shown.includes('.')
  return isLikeHost || brandInLabel(shown) ? { shown: userInfo } : null
})
