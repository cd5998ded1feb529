import { PIECE_GROUPS } from '../../../analyzer/model/addresses/address-pieces.ts'
import { calibrationOf, ratedAddresses } from '../rated.ts'
import { readRows } from '../rows.ts'
import { encodeForest, encodeKeys, encodeTable, writeModule } from '../write-model.ts'
import { addressRows, knownSites, ordinaryPlaces } from './address-rows.ts'
import { learnAddresses, leaveOneOutAddresses } from './learn-addresses.ts'

/** Learns web addresses and writes what was learned. */
export function trainAddresses(directory: string, log: (line: string) => void) {
  const all = readRows(directory, ['urls'])
  const places = ordinaryPlaces(all)
  const data = addressRows(all)
  log(`${data.rows.length} addresses`)
  const scores = leaveOneOutAddresses(data, places, log)
  const calibration = calibrationOf(ratedAddresses(data, scores))
  const model = learnAddresses(data, places, Uint32Array.from(data.rows.keys()), null)
  writeModule(
    'addresses/addresses.data.ts',
    'What was learned of web addresses.',
    'ADDRESS_MODEL',
    {
      bias: Number(model.linear.bias.toPrecision(8)),
      pieces: Object.fromEntries(
        PIECE_GROUPS.map((group, i) => [
          group,
          encodeTable(model.blocks[i]!, data.pieces[i]!.keys, model.linear.weights[i]!),
        ]),
      ),
      forest: encodeForest(model.forest),
      calibration,
    },
  )
  const sites = knownSites(places)
  log(`${sites.often.length} well-known sites, ${sites.once.length} known from one list`)
  writeModule(
    'addresses/known-sites.data.ts',
    'Hashes of registered domains of ordinary sites.',
    'KNOWN_SITES',
    {
      often: encodeKeys(sites.often),
      once: encodeKeys(sites.once),
    },
  )
}
