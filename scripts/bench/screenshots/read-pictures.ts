import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { analyze } from '#analyzer'
import { CHECK_IDS } from '#app/features/checks/form/check-ids.ts'
import { localPath } from '#app/i18n/local-path.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { startHimaya } from '../../../tests/support/running-himaya.ts'
import { findBrowser } from '../../find-browser.ts'
import { accuracyTable, wordAccuracy } from './compare.ts'
import { drawPictures } from './draw.ts'
import type { Picture } from './pictures.ts'

/** Line of the sender that the reader puts before the text. */
const SENDER_LINE = /^From: .*\n/
const LONGEST_MS = 120_000

type Result = {
  picture: Picture
  /** Text of the box without the line of the sender; empty if the picture could not be read. */
  text: string
  from: string | null
  codes: number
  ms: number
  isSameOutcome: boolean
}

/**
 * Draws pictures of messages, reads each in the built site's checker on the page of its language, and compares: words,
 * the outcome of the read text with that of the typed one, codes, time, and what is fetched for the first picture.
 * @param only ids that match this
 */
export async function benchScreenshots(only = ''): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-screenshots-'))
  const himaya = await startHimaya({ DATA_DIR: directory, LOG_LEVEL: 'error' })
  const browser = await chromium.launch({ executablePath: findBrowser() })
  try {
    const results: Result[] = []
    const pages = new Map<Locale, Page>()
    for await (const picture of drawPictures(browser, { only: new RegExp(only) })) {
      const locale = picture.language === 'fil' ? 'tl' : picture.language
      const page = pages.get(locale) ?? (await openChecker(browser, himaya.origin, locale))
      pages.set(locale, page)
      const result = await readIn(page, picture)
      results.push(result)
      const accuracy = wordAccuracy(picture.text, result.text).toFixed(2)
      console.log(picture.id.padEnd(28), picture.scan.padEnd(13), accuracy, `${result.ms} ms`)
    }
    report(results)
    await reportBytes(browser, himaya.origin)
  } finally {
    await browser.close()
    await himaya.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

async function openChecker(browser: Browser, origin: string, locale: Locale): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale,
    // A service worker would hide what is fetched.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(origin + localPath(locale, '/scam-checker'))
  return page
}

async function readIn(page: Page, picture: Picture): Promise<Result> {
  const { id, mime, image, codes } = picture
  await page.locator(`#${CHECK_IDS.field}`).fill('')
  const start = performance.now()
  await page
    .locator(`#${CHECK_IDS.picture}`)
    .setInputFiles({ name: id, mimeType: mime, buffer: Buffer.from(image) })
  const reading = page.locator(`#${CHECK_IDS.reading}`)
  await reading.locator('progress').waitFor({ timeout: LONGEST_MS })
  await reading.locator('progress').waitFor({ state: 'detached', timeout: LONGEST_MS })
  const ms = Math.round(performance.now() - start)
  const box = await page.locator(`#${CHECK_IDS.field}`).inputValue()
  const shown = await reading.innerText()
  const [sender = ''] = SENDER_LINE.exec(box) ?? []
  const text = withoutCodes(box.replace(SENDER_LINE, ''), codes)
  return {
    picture,
    text,
    from: sender.replace('From: ', '').trim() || null,
    codes:
      (await reading.locator('li').count()) || (codes.some((code) => shown.includes(code)) ? 1 : 0),
    ms,
    isSameOutcome: outcomeOf(text) === outcomeOf(picture.text),
  }
}

/** Contents of codes stand below the text, which is compared without them. */
function withoutCodes(text: string, codes: readonly string[]): string {
  return codes.reduce((rest, code) => rest.replace(code, ''), text).trim()
}

function outcomeOf(text: string) {
  return analyze({ type: 'message', text }).outcome
}

function report(results: readonly Result[]): void {
  const withText = results.filter(({ picture }) => picture.kind !== 'code')
  console.log(
    accuracyTable(
      withText.map(({ picture, text }) => ({
        language: picture.language,
        kind: picture.kind,
        accuracy: wordAccuracy(picture.text, text),
      })),
    ),
  )
  console.log('language  pictures     words  same outcome')
  for (const language of new Set(withText.map(({ picture }) => picture.language))) {
    const own = withText.filter(({ picture }) => picture.language === language)
    const words = mean(own.map(({ picture, text }) => wordAccuracy(picture.text, text)))
    const same = mean(own.map(({ isSameOutcome }) => Number(isSameOutcome)))
    console.log(language.padEnd(9), String(own.length).padStart(8), percent(words), percent(same))
  }
  const coded = results.filter(({ picture }) => picture.codes.length > 0)
  const found = coded.filter(({ codes, picture }) => codes === picture.codes.length)
  console.log(`codes read in ${found.length} of ${coded.length} pictures with codes`)
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]
  console.log(`time: median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, longest ${at(1)} ms`)
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(9)

/** Bytes on the way for the first picture of a new visitor, by page language. */
async function reportBytes(browser: Browser, origin: string): Promise<void> {
  for await (const picture of drawPictures(browser, { only: /^(?:en|ar|ml)-01/ })) {
    const page = await openChecker(browser, origin, picture.language as Locale)
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await readIn(page, picture)
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    console.log(
      `${picture.language}: ${(bytes / 1e6).toFixed(2)} MB fetched by the page for the first picture`,
    )
    await page.context().close()
  }
}
