import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { html, Markup } from './markup.ts'
import { numberOf } from './order.ts'
import { paperMarkup } from './papers.ts'
import { encoded, photographed, turned } from './photograph.ts'
import { type Device, type Picture, type Plan, planPictures } from './pictures.ts'
import { screenMarkup } from './screens.ts'
import { LANGUAGES } from './words.ts'

const STYLE = new Markup(readFileSync(join(import.meta.dirname, 'pictures.css'), 'utf8'))
/** A photo of a paper, by the pixels of its page. */
const TABLE: Device = { width: 820, height: 1080, density: 2 }
/** The screen apps; the others are papers and codes. */
const SCREEN = /^(?:sms|whatsapp|telegram|instagram|mail)/
const LOWEST_QUALITY = 60
const HIGHEST_QUALITY = 90

/**
 * Draws the pictures of the plan one after the other, always the same ones for the same corpus.
 * @param only draws those whose id it matches
 */
export async function* drawPictures(
  browser: Browser,
  { only }: { only?: RegExp } = {},
): AsyncGenerator<Picture> {
  for (const plan of planPictures()) {
    if (only && !only.test(plan.id)) continue
    const image = await imageOf(browser, plan)
    const { id, language, app, theme, kind, label, text, replies, from, codes, scan } = plan
    const mime = plan.png ? 'image/png' : 'image/jpeg'
    yield { id, language, app, theme, kind, label, text, replies, from, codes, scan, image, mime }
  }
}

async function imageOf(browser: Browser, plan: Plan): Promise<Buffer> {
  const { id, scan } = plan
  const png = await page(browser, plan)
  const seen =
    scan === 'photographed'
      ? await photographed(png)
      : scan === 'flat'
        ? png
        : await turned(png, scan, id)
  const range = HIGHEST_QUALITY - LOWEST_QUALITY + 1
  return encoded(seen, plan.png ? 'png' : LOWEST_QUALITY + numberOf(`${id} quality`, range))
}

/** The page grows with a long chat, as a scrolling screenshot does. */
async function page(browser: Browser, plan: Plan): Promise<Buffer> {
  const { width, height, density } = plan.scan === 'photographed' ? TABLE : plan.device
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: density,
    javaScriptEnabled: false,
  })
  try {
    await page.setContent(documentOf(plan).source, { waitUntil: 'load' })
    return await page.screenshot({ fullPage: true })
  } finally {
    await page.close()
  }
}

function documentOf(plan: Plan): Markup {
  const { app, theme, phone, language, id } = plan
  const system = app.endsWith('ios') ? 'ios' : 'android'
  // Urdu is in Nastaliq on one phone and in Naskh on the other.
  const hand = language === 'ur' && numberOf(`${id} hand`, 2) === 0 ? 'nastaliq' : 'naskh'
  const body = SCREEN.test(app) ? screenMarkup(plan) : paperMarkup(plan)
  return html`<!doctype html>
<html lang="${phone}" dir="${LANGUAGES[phone].direction}" class="${app} ${theme} ${system} ${hand}">
<meta charset="utf-8"><style>${STYLE}</style><body>${body}`
}
