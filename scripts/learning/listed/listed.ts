import { decodeSites } from '../../../analyzer/model/addresses/site-lists.ts'
import { LISTED_SITES } from './listed-sites.data.ts'

/** The sites that published lists name. */
export const LISTED = decodeSites(LISTED_SITES)
