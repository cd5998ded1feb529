import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { RiskLevel } from '#app/domain/risk-level.ts'
import { library } from '#app/i18n/en/library/library.ts'
import { shell } from '#app/i18n/en/shell.ts'
import type { Scam } from '../scam.ts'
import { CARD_SIZE } from './scam-meta.ts'

type Drawn = Pick<Scam, 'title' | 'riskLevel'>

/** Part of every tag: a new number makes networks fetch the cards again. */
const DRAWING = 1
const MARGIN = 80
const FONT = 'Noto Sans, Segoe UI, Helvetica Neue, Arial, Noto Sans Arabic, sans-serif'
/** Long titles are cut here: the picture holds about this many letters. In UTF-16 code units. */
const LONGEST_TITLE = 140
const COLOURS: Readonly<Record<RiskLevel, string>> = {
  low: '#1b6637',
  medium: '#7d4c00',
  high: '#b3261e',
  critical: '#8c1a14',
}

/** Changes when the picture does. */
export function cardTag({ title, riskLevel }: Drawn): string {
  const content = JSON.stringify([DRAWING, title, riskLevel])
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** The picture that social networks show beside a link to an entry: its title and how dangerous it is, as PNG. */
export async function drawCard({ title, riskLevel }: Drawn): Promise<Buffer> {
  const { width, height } = CARD_SIZE
  const inner = width - 2 * MARGIN
  const cut = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE).trimEnd()}…` : title
  const [name, level, heading] = await Promise.all([
    text(shell.titleEnding, { width: inner, height: 40, colour: '#0d5c54' }),
    text(library.riskBadge[riskLevel], { width: inner, height: 44, colour: '#ffffff' }),
    text(cut, { width: inner, height: 250, colour: '#1b2422' }),
  ])
  const badge = Buffer.from(
    `<svg width="${level.info.width + 56}" height="88"><rect width="100%" height="100%" rx="16" fill="${COLOURS[riskLevel]}"/></svg>`,
  )
  return sharp({ create: { width, height, channels: 4, background: '#fbfaf7' } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="${width}" height="16"><rect width="100%" height="100%" fill="#0d5c54"/></svg>`,
        ),
        top: 0,
        left: 0,
      },
      { input: badge, top: MARGIN, left: MARGIN },
      {
        input: level.data,
        top: MARGIN + Math.round((88 - level.info.height) / 2),
        left: MARGIN + 28,
      },
      { input: heading.data, top: 225, left: MARGIN },
      { input: name.data, top: height - MARGIN, left: MARGIN },
    ])
    .png({ palette: true })
    .toBuffer()
}

/** Words as a picture that fits the box. Pango breaks the lines, shapes Arabic and orders both directions. */
function text(
  words: string,
  { width, height, colour }: { width: number; height: number; colour: string },
) {
  const markup = `<span foreground="${colour}" weight="bold">${escapeMarkup(words).trim() || '…'}</span>`
  return sharp({
    text: { text: markup, font: FONT, rgba: true, width, height, wrap: 'word-char' },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

/** Pango's markup is XML; control characters have no place in it. */
function escapeMarkup(words: string): string {
  return words
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[&<>'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
