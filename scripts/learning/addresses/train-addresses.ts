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
      hosts: encodeTable(model.blocks[0]!, data.hosts.keys, model.linear.weights[0]!),
      paths: encodeTable(model.blocks[1]!, data.paths.keys, model.linear.weights[1]!),
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
