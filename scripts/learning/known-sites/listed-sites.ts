import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeSites } from '../../../analyzer/model/addresses/site-lists.ts'
import { CORPUS } from '../../corpus/read-corpus.ts'

export const LISTED_SITES = join(CORPUS, 'hosts', 'listed-sites.json')

/** The sites that published lists name. */
export const LISTED = decodeSites(JSON.parse(readFileSync(LISTED_SITES, 'utf8')))
