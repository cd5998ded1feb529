/**
 * `npm run evaluate`: measures the local analyzer on collections held out from training.
 * `-- --write` writes docs/scorecard.md and the data of the page /accuracy. `-- --data PATH` names the folder
 * of collections.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ANALYZER_VERSION, type ContentType } from '#analyzer'
import { headline } from './evaluate/figures.ts'
import { latencyOf } from './evaluate/latency.ts'
import { publicFigures } from './evaluate/public-figures.ts'
import { type Measured, percent, scorecard, shown } from './evaluate/scorecard.ts'
import { addressRows, ordinaryPlaces } from './learning/addresses/address-rows.ts'
import { leaveOneOutAddresses } from './learning/addresses/learn-addresses.ts'
import {
  crossValidatedAddresses,
  crossValidatedTexts,
  logitsOf,
  rankOf,
  type ScoredRow,
} from './learning/cross-validated-scores.ts'
import { readRows } from './learning/rows.ts'
import { leaveOneOutTexts } from './learning/texts/learn-texts.ts'
import { textRows } from './learning/texts/text-rows.ts'
import { sizeOf, writeModule } from './learning/write-model.ts'
import type { WeightsName } from './rules/compile-model.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    write: { type: 'boolean', default: false },
  },
})

const measured = [...measureTexts(), measureAddresses()]
for (const { type, model, rules } of measured) {
  const { auroc, recallAtOne, called } = headline(model)
  const alone = headline(rules)
  console.log(
    `${type}: AUROC ${auroc.toFixed(3)}, ${percent(recallAtOne)} at 1 % (rules alone ${alone.auroc.toFixed(3)}, ${percent(alone.recallAtOne)}); scams ${shown(called.scam)}; ordinary ${shown(called.safe)}`,
  )
}
const notes = new URL('../docs/scorecard-notes.md', import.meta.url)
const text = scorecard(measured, ANALYZER_VERSION, readFileSync(notes, 'utf8'))
if (values.write) {
  writeFileSync(new URL('../docs/scorecard.md', import.meta.url), text)
  writeModule(
    'scorecard.data.ts',
    'How right the analyzer was about unseen collections.',
    'SCORECARD',
    publicFigures(measured, ANALYZER_VERSION),
  )
} else console.log(text)

function measureTexts(): Measured[] {
  const data = textRows(readRows(values.data, ['messages', 'emails']))
  const rated = crossValidatedTexts(data, leaveOneOutTexts(data, console.log))
  return (['message', 'email'] as const).map((type) =>
    measure(
      type,
      rated.filter(({ row }) => row.type === type),
      ['texts'],
    ),
  )
}

function measureAddresses(): Measured {
  const all = readRows(values.data, ['urls'])
  const data = addressRows(all)
  const scores = leaveOneOutAddresses(data, ordinaryPlaces(all), console.log)
  return measure('website', crossValidatedAddresses(data, scores), [
    'addresses',
    'known-sites',
    'letter-costs',
  ])
}

function measure(
  type: ContentType,
  rated: readonly ScoredRow[],
  files: readonly WeightsName[],
): Measured {
  const points = rated.map((row) => row.points)
  return {
    type,
    model: { rated, scores: logitsOf(rated), ranks: rankOf(rated) },
    rules: { rated, scores: points, ranks: points },
    latency: latencyOf(
      type,
      rated.map(({ row }) => row.text),
    ),
    size: files.reduce((sum, file) => sum + sizeOf(file), 0),
  }
}
