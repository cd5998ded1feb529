import type { Outcome } from '#analyzer'

/** Colours of the image: those of `app.css` in light mode, whatever the visitor's mode is. */
export const PALETTE = {
  surface: '#fbfaf7',
  raised: '#ffffff',
  line: '#dcd7cb',
  ink: '#1b2422',
  muted: '#525d59',
  brand: '#0d5c54',
  'danger-strong': '#8c1a14',
  'danger-soft': '#fceceb',
  caution: '#7d4c00',
  'caution-soft': '#fff2d9',
  safe: '#1b6637',
  'safe-soft': '#e4f3e8',
} as const

/** Colours of heading and mark, and of the area behind the heading. */
export const TONES: Readonly<Record<Outcome, { strong: string; soft: string }>> = {
  scam: { strong: PALETTE['danger-strong'], soft: PALETTE['danger-soft'] },
  unsure: { strong: PALETTE.caution, soft: PALETTE['caution-soft'] },
  safe: { strong: PALETTE.safe, soft: PALETTE['safe-soft'] },
}
