import { SITES_0_TO_C } from './sites-0-c.data.ts'
import { SITES_D_TO_K } from './sites-d-k.data.ts'
import { SITES_L_TO_R } from './sites-l-r.data.ts'
import { SITES_S_TO_Z } from './sites-s-z.data.ts'

/**
 * Registered domains of sites of the world, by country, trade and subject, that authors wrote down from general knowledge: in order,
 * none twice. Looked up nowhere: some may be wrong, some have lapsed.
 */
export const SITES: readonly string[] = [
  ...SITES_0_TO_C,
  ...SITES_D_TO_K,
  ...SITES_L_TO_R,
  ...SITES_S_TO_Z,
]
