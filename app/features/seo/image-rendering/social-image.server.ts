import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { DIRECTIONS, type Locale } from '#app/i18n/locale.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { seoText } from '#words/seo.js'
import { shellText } from '#words/shell.js'
import { SOCIAL_IMAGE_SIZE, type SocialImage } from '../social-images.ts'
import { renderText } from './text-rendering.server.ts'

/** Content of a social image: heading, text and an icon on a shield. */
export type Picture = {
  heading: string
  line: string
  icon: IconName
  /** A badge above the heading, such as a risk level. */
  badge?: { words: string; colour: string }
}

const ICONS: Readonly<Record<SocialImage, IconName>> = {
  default: 'shield-check',
  home: 'shield-check',
  checker: 'search',
  library: 'library',
  tips: 'bulb',
  report: 'flag',
  blog: 'message',
  contact: 'mail',
}

/** Brand colours of app.css in light mode. */
const PAPER = '#ffffff'
const BRAND = '#0d5c54'
const BRAND_STRONG = '#08443e'
const GOLD = '#f4d9a0'

/** The two paths of public/logo.svg, on a 48 unit grid. */
const SHIELD = 'M24 3 7 9.6v12.6C7 33 14 41.3 24 45c10-3.7 17-12 17-22.8V9.6z'
const LETTER =
  'M33 17.5c-5-2.7-12-2.4-16.5.6 4.7 0 9.5 1.5 12.5 4.6-6.5.2-11.8 3.2-12.2 7.6-.4 4.4 6.2 6.5 14.2 3.9'

const MARGIN = 80
const GAP = 40
const WORDS_WIDTH = 700
const SHIELD_WIDTH = 300
const BADGE_HEIGHT = 72

const drawn = new Map<string, Promise<Buffer>>()

/** Returns the social image of a kind of screen as PNG, cached per process. */
export function drawScreen(image: SocialImage, locale: Locale): Promise<Buffer> {
  const key = `${locale}/${image}`
  const known = drawn.get(key)
  if (known) return known
  const picture = draw({ ...seoText[locale].images[image], icon: ICONS[image] }, locale)
  drawn.set(key, picture)
  // A failed image is drawn again on the next request.
  picture.catch(() => drawn.delete(key))
  return picture
}

/** Draws a social image as PNG. Mirrored for right-to-left languages. */
export async function draw(
  { heading, line, icon, badge }: Picture,
  locale: Locale,
): Promise<Buffer> {
  const { width, height } = SOCIAL_IMAGE_SIZE
  const room = WORDS_WIDTH
  const [title, text, name, mark] = await Promise.all([
    renderText(heading, locale, {
      width: room,
      height: badge ? 190 : 250,
      size: 64,
      colour: PAPER,
    }),
    renderText(line, locale, {
      width: room,
      height: 96,
      size: 32,
      colour: GOLD,
      weight: 'Regular',
    }),
    renderText(shellText[locale].titleEnding, locale, {
      width: room,
      height: 44,
      size: 30,
      colour: PAPER,
    }),
    badge && renderText(badge.words, locale, { width: room, height: 40, size: 34, colour: PAPER }),
  ])
  const fromStart = (start: number, wide: number) =>
    DIRECTIONS[locale] === 'ltr' ? start : width - start - wide
  const shieldAt = fromStart(width - MARGIN - SHIELD_WIDTH, SHIELD_WIDTH)
  const badgeWidth = (mark?.width ?? 0) + 48
  const badgeHeight = mark ? BADGE_HEIGHT + 32 : 0
  const block = badgeHeight + title.height + GAP + text.height
  const top = Math.round((height - 110 - block) / 2)
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="ground" x2="1" y2="1">
      <stop stop-color="${BRAND}"/><stop offset="1" stop-color="${BRAND_STRONG}"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#ground)"/>
    <g fill="none" stroke="${PAPER}" stroke-opacity=".07" stroke-width="2">
      ${[1.35, 1.75, 2.2].map((scale) => shield(shieldAt, scale)).join('')}
    </g>
    <g fill="${PAPER}" fill-opacity=".1">${shield(shieldAt, 1)}</g>
    <g color="${GOLD}">${sign(icon, shieldAt + SHIELD_WIDTH / 2 - 75, 190, 150)}</g>
    <rect y="${height - 110}" width="100%" height="110" fill="${BRAND_STRONG}"/>
    <svg x="${fromStart(MARGIN, 56)}" y="${height - 83}" width="56" height="56" viewBox="0 0 48 48">
      <path fill="${BRAND}" stroke="${GOLD}" stroke-width="1.5" d="${SHIELD}"/>
      <path fill="none" stroke="${GOLD}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="${LETTER}"/>
    </svg>
    ${badge ? `<rect x="${fromStart(MARGIN, badgeWidth)}" y="${top}" width="${badgeWidth}" height="${BADGE_HEIGHT}" rx="14" fill="${badge.colour}"/>` : ''}
  </svg>`
  const place = (words: typeof title, start: number, y: number) => ({
    input: words.input,
    left: fromStart(start, words.width),
    top: Math.round(y),
  })
  return sharp(Buffer.from(ground))
    .composite([
      ...(mark ? [place(mark, MARGIN + 24, top + (BADGE_HEIGHT - mark.height) / 2)] : []),
      place(title, MARGIN, top + badgeHeight),
      place(text, MARGIN, top + badgeHeight + title.height + GAP),
      place(name, MARGIN + 70, height - 55 - name.height / 2),
    ])
    .png()
    .toBuffer()
}

/** Outline of the logo, scaled around its centre. */
function shield(left: number, scale: number): string {
  const unit = (SHIELD_WIDTH / 34) * scale
  const x = left + SHIELD_WIDTH / 2 - 24 * unit
  return `<path vector-effect="non-scaling-stroke" transform="translate(${x} ${265 - 24 * unit}) scale(${unit})" d="${SHIELD}"/>`
}

/** One of the site's icons in its group's colour. */
function sign(name: IconName, x: number, y: number, size: number): string {
  const svg = renderToStaticMarkup(createElement(Icon, { name }))
  return svg.replace('<svg', `<svg x="${x}" y="${y}" width="${size}" height="${size}"`)
}
