import { parseAddress } from '../../entities/link-address.ts'
import { leadsToOwner } from '../../entities/official.ts'
import { MASKED_HOST } from '../../parse/normalization/placeholders.ts'
import { linkCheck } from '../check.ts'

const ADDRESS = /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/iu

/** The link text shows one address, but the link leads to another. */
export const linkTextMismatch = linkCheck((link) => {
  if (!link.shown || link.host === MASKED_HOST || leadsToOwner(link) || !ADDRESS.test(link.shown))
    return null
  const shown = parseAddress(link.shown)
  if (!shown?.suffix || shown.domain === link.domain) return null
  return { shown: shown.domain }
})
