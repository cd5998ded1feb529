import { createRequire } from 'node:module'
import sharp, { type CreateText } from 'sharp'
import { xml } from '#app/domain/text/xml.ts'

/** The typeface comes with the site: a machine may have no Arabic font, or none at all. */
const FAMILY = 'IBM Plex Sans Arabic'
const FONTS = '@expo-google-fonts/ibm-plex-sans-arabic'
const FILES = {
  Bold: '700Bold/IBMPlexSansArabic_700Bold.ttf',
  Regular: '400Regular/IBMPlexSansArabic_400Regular.ttf',
} as const

/** At this resolution a point is a pixel. */
const DOTS_PER_INCH = 72

const { resolve } = createRequire(import.meta.url)

/** Words as a picture of their own size, ready to be laid over another. */
export type RenderedText = { input: Buffer; width: number; height: number }

/**
 * Draws words in a box, smaller than asked where they would not fit. Pango breaks the lines, shapes Arabic and orders
 * both directions; lines begin at the side where their language begins.
 * @param box sizes in pixels
 */
export async function renderText(
  words: string,
  box: { width: number; height: number; size: number; colour: string; weight?: keyof typeof FILES },
): Promise<RenderedText> {
  const { width, height, size, colour, weight = 'Bold' } = box
  const shown = words.replace(/\p{Cc}+/gu, ' ').trim() || '…'
  const text = {
    // Pango's markup is XML.
    text: xml`<span foreground="${colour}">${shown}</span>`.xml,
    font: `${FAMILY} ${weight} ${size}`,
    fontfile: resolve(`${FONTS}/${FILES[weight]}`),
    width,
    rgba: true,
    wrap: 'word-char',
  } as const
  const asked = await draw({ ...text, dpi: DOTS_PER_INCH })
  return asked.height <= height && asked.width <= width ? asked : draw({ ...text, height })
}

async function draw(text: CreateText): Promise<RenderedText> {
  const { data, info } = await sharp({ text }).png().toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}
