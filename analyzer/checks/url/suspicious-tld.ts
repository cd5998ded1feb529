import { RISKY_ENDINGS } from '../../entities/name-lists.ts'
import { linkCheck } from '../check.ts'
import { isUnknown } from '../imitation/imitation.ts'

/** A TLD that is cheap and often abused, such as ".top". */
export const suspiciousTld = linkCheck((link) => {
  const ending = link.suffix.split('.').at(-1) ?? ''
  return isUnknown(link) && RISKY_ENDINGS.has(ending) ? { ending: `.${ending}` } : null
})
