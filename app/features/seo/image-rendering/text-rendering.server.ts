import { createRequire } from 'node:module'
import sharp, { type CreateText } from 'sharp'
import { xml } from '#app/domain/text/xml.ts'

/** The site's own typeface, because a machine may have no Arabic font. */
const FAMILY = 'IBM Plex Sans Arabic'
const FONTS = '@expo-google-fonts/ibm-plex-sans-arabic'
const FILES = {
  Bold: '700Bold/IBMPlexSansArabic_700Bold.ttf',
  Regular: '400Regular/IBMPlexSansArabic_400Regular.ttf',
} as const

/** At this resolution a point is a pixel. */
const DOTS_PER_INCH = 72

const { resolve } = createRequire(import.meta.url)

/** Text rendered as an image, for compositing. */
export type RenderedText = { input: Buffer; width: number; height: number }

/**
 * Renders text into a box, reduced in size if needed. Pango wraps lines, shapes Arabic and handles
 * bidirectional text; alignment follows the language.
 * @param box in pixels
 */
export async function renderText(
  words: string,
  box: { width: number; height: number; size: number; colour: string; weight?: keyof typeof FILES },
): Promise<RenderedText> {
  const { width, height, size, colour, weight = 'Bold' } = box
  const shown = words.replace(/\p{Cc}+/gu, ' ').trim() || '…'
  const text = {
    // Pango markup is XML.
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
