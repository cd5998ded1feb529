import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeSites } from '../../../analyzer/model/addresses/site-lists.ts'
import { CORPUS } from '../../corpus/read-corpus.ts'

export const LISTED_SITES = join(CORPUS, 'hosts', 'listed-sites.json')

/** Sites on published lists. */
export const LISTED = decodeSites(JSON.parse(readFileSync(LISTED_SITES, 'utf8')))
