import { RISKY_ENDINGS } from '../../uae/risky-endings.ts'
import { isUnknown } from '../addresses/imitation.ts'
import { linkSignal } from '../detector.ts'

/** An ending that is cheap to register and often abused, such as ".top". */
export const riskyEnding = linkSignal('risky-ending', (link) => {
  const ending = link.suffix.split('.').at(-1) ?? ''
  return isUnknown(link) && RISKY_ENDINGS.has(ending) ? { ending: `.${ending}` } : null
})
