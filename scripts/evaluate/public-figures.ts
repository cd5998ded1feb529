import type { ContentType } from '#analyzer'
import { sourceOf } from '../learning/sources.ts'
import { headline, isCounted, NARROWED, parts, type Scored } from './figures.ts'
import type { Measured } from './scorecard.ts'

/**
 * What the public page shows: shares of 1, by type and by language. Found are scams that are scams beyond their label; false
 * alarms count every ordinary text, those whose label is in doubt too.
 */
export type PublicFigures = {
  version: string
  types: Record<ContentType, { found: number; falseAlarms: number; rows: number }>
  languages: {
    type: ContentType
    lang: string
    found: number | null
    falseAlarms: number | null
    rows: number
  }[]
}

const SHOWN = ['en', 'ar', 'hi']
const FEWEST = 30

/** The figures of the public page, from those of the scorecard. */
export function publicFigures(measured: readonly Measured[], version: string): PublicFigures {
  const types = Object.fromEntries(
    measured.map(({ type, model }) => {
      const { recall } = headline(narrowed(type, model))
      const { falseAlarms } = headline(model)
      return [
        type,
        {
          found: rounded(recall),
          falseAlarms: rounded(falseAlarms),
          rows: model.rated.filter(isCounted).length,
        },
      ]
    }),
  ) as PublicFigures['types']
  const languages = measured
    .filter(({ type }) => type !== 'website')
    .flatMap(({ type, model }) => {
      const [scams, ordinary] = [narrowed(type, model), model].map((one) =>
        parts(one, ({ row }) =>
          row.kind !== 'spam-advert' && sourceOf(row.source).origin === 'real' ? row.lang : null,
        ),
      )
      return SHOWN.flatMap((lang) => {
        const scam = scams?.find((part) => part.name === lang && part.label === 'scam')
        const safe = ordinary?.find((part) => part.name === lang && part.label === 'safe')
        const share = (part: typeof scam) =>
          part && part.rows >= FEWEST ? rounded(part.unsafe) : null
        const rows = (scam?.rows ?? 0) + (safe?.rows ?? 0)
        const one = { type, lang, found: share(scam), falseAlarms: share(safe), rows }
        return one.found === null && one.falseAlarms === null ? [] : [one]
      })
    })
  return { version, types, languages }
}

function narrowed(type: ContentType, model: Scored): Scored {
  return NARROWED[type]?.of(model) ?? model
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000
}
