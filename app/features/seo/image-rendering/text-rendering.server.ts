import { createRequire } from 'node:module'
import sharp, { type CreateText } from 'sharp'
import { xml } from '#app/domain/text/xml.ts'
import { LANGUAGES, type Locale } from '#app/i18n/locale.ts'

type Weight = 'Bold' | 'Regular'
const WEIGHTS: Readonly<Record<Weight, number>> = { Bold: 700, Regular: 400 }

/** The site's own typefaces, because a machine may have no font of a script. The first has Latin and Arabic letters. */
const DEFAULT_FAMILY = 'IBM Plex Sans Arabic'
const FAMILIES: Readonly<Record<string, string>> = {
  Devanagari: 'Noto Sans Devanagari',
  Malayalam: 'Noto Sans Malayalam',
  Bengali: 'Noto Sans Bengali',
}

/** At this resolution a point is a pixel. */
const DOTS_PER_INCH = 72

const { resolve } = createRequire(import.meta.url)

/** Text rendered as an image, for compositing. */
export type RenderedText = { input: Buffer; width: number; height: number }

/**
 * Renders text into a box, reduced in size if needed. Pango wraps lines, shapes letters and handles
 * bidirectional text; alignment follows the language.
 * @param locale the language of the words, whose script has a typeface
 * @param box in pixels
 */
export async function renderText(
  words: string,
  locale: Locale,
  box: { width: number; height: number; size: number; colour: string; weight?: Weight },
): Promise<RenderedText> {
  const { width, height, size, colour, weight = 'Bold' } = box
  const family = FAMILIES[LANGUAGES[locale].script] ?? DEFAULT_FAMILY
  const shown = words.replace(/\p{Cc}+/gu, ' ').trim() || '…'
  const text = {
    // Pango markup is XML.
    text: xml`<span foreground="${colour}">${shown}</span>`.xml,
    font: `${family} ${weight} ${size}`,
    fontfile: resolve(fontFile(family, weight)),
    width,
    rgba: true,
    wrap: 'word-char',
  } as const
  const asked = await draw({ ...text, dpi: DOTS_PER_INCH })
  return asked.height <= height && asked.width <= width ? asked : draw({ ...text, height })
}

/** `Noto Sans Bengali` and `Bold`: `@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf`. */
function fontFile(family: string, weight: Weight): string {
  const folder = `${WEIGHTS[weight]}${weight}`
  const name = family.replaceAll(' ', '')
  return `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}/${folder}/${name}_${folder}.ttf`
}

async function draw(text: CreateText): Promise<RenderedText> {
  const { data, info } = await sharp({ text }).png().toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}
