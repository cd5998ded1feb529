import type { ContentType, Outcome } from '#analyzer'
import { sourceOf } from '../learning/sources.ts'
import { headline, isCounted, NARROWED, parts, type Scored } from './figures.ts'
import type { Measured } from './scorecard.ts'

/**
 * Figures for the public page, as fractions of 1, by type and language. Scams exclude rows with disputed
 * labels; ordinary texts include them. Null for too few texts.
 */
export type PublicFigures = {
  version: string
  types: Record<ContentType, Called & { rows: number }>
  languages: ({ type: ContentType; lang: string; rows: number } & {
    [K in keyof Called]: Called[K] | null
  })[]
}

type Called = {
  /** Fraction of scams called scam, and called safe. */
  found: number
  missed: number
  /** Fraction of ordinary texts called scam, and called unsure. */
  falseAlarms: number
  unsure: number
}

const SHOWN = ['en', 'ar', 'hi']
const MIN = 30

/** Derives the public figures from those of the scorecard. */
export function publicFigures(measured: readonly Measured[], version: string): PublicFigures {
  const types = Object.fromEntries(
    measured.map(({ type, model }) => {
      const scams = headline(narrowed(type, model)).called.scam
      const ordinary = headline(model).called.safe
      return [type, { ...called(scams, ordinary), rows: model.rated.filter(isCounted).length }]
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
        const enough = (part: typeof scam) =>
          part && part.rows >= MIN ? part.called : { scam: null, unsure: null, safe: null }
        const shares = called(enough(scam), enough(safe))
        const rows = (scam?.rows ?? 0) + (safe?.rows ?? 0)
        return shares.found === null && shares.falseAlarms === null
          ? []
          : [{ type, lang, ...shares, rows }]
      })
    })
  return { version, types, languages }
}

function called<Share extends number | null>(
  scams: Readonly<Record<Outcome, Share>>,
  ordinary: Readonly<Record<Outcome, Share>>,
) {
  return {
    found: rounded(scams.scam),
    missed: rounded(scams.safe),
    falseAlarms: rounded(ordinary.scam),
    unsure: rounded(ordinary.unsure),
  }
}

function narrowed(type: ContentType, model: Scored): Scored {
  return NARROWED[type]?.of(model) ?? model
}

function rounded<Share extends number | null>(share: Share): Share {
  return (share === null ? null : Math.round(share * 1000) / 1000) as Share
}
