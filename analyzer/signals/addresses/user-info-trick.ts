import { parse } from 'tldts'
import { linkSignal } from '../detector.ts'
import { brandInLabel } from './imitation.ts'

/** "https://emiratespost.ae@evil.top": what stands before the @ is not where the link goes. A person's name there is none. */
export const userInfoTrick = linkSignal('user-info-trick', ({ userInfo }) => {
  const shown = userInfo.toLowerCase()
  return parse(shown).isIcann || brandInLabel(shown) ? { shown: userInfo } : null
})
