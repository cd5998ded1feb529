import { PIECE_GROUPS } from '../../../analyzer/model/addresses/address-pieces.ts'
import { calibrationOf, crossValidatedAddresses } from '../cross-validated-scores.ts'
import { figuresOf, provenanceOf } from '../provenance.ts'
import { readRows } from '../rows.ts'
import { encodeForest, encodeKeys, encodeTable, writeModel } from '../write-model.ts'
import { addressRows, knownSites, ordinaryPlaces } from './address-rows.ts'
import { learnAddresses, leaveOneOutAddresses, TREES } from './learn-addresses.ts'

/** Trains the address model and writes it. @param directory of the external collections, if any */
export function trainAddresses(directory: string | undefined, log: (line: string) => void) {
  const all = readRows(directory, ['urls'])
  const places = ordinaryPlaces(all)
  const data = addressRows(all)
  log(`${data.rows.length} addresses`)
  const rated = crossValidatedAddresses(data, leaveOneOutAddresses(data, places, log))
  const model = learnAddresses(data, places, Uint32Array.from(data.rows.keys()), null)
  const figures = { website: figuresOf(rated) }
  log(`left out: ${JSON.stringify(figures)}`)
  writeModel(
    'addresses',
    {
      bias: Number(model.linear.bias.toPrecision(8)),
      pieces: Object.fromEntries(
        PIECE_GROUPS.map((group, i) => [
          group,
          encodeTable(model.blocks[i]!, data.pieces[i]!.keys, model.linear.weights[i]!),
        ]),
      ),
      forest: encodeForest(model.forest),
      calibration: calibrationOf(rated),
    },
    provenanceOf(directory, TREES.seed, figures),
  )
  const sites = knownSites(places)
  log(`${sites.often.length} well-known sites, ${sites.once.length} known from one list`)
  writeModel(
    'known-sites',
    { often: encodeKeys(sites.often), once: encodeKeys(sites.once) },
    provenanceOf(directory, null, null),
  )
}
