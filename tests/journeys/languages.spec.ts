import type { Page } from '@playwright/test'
import { firstDayText } from '#words/advice/first-day.js'
import { checkerText } from '#words/checker/checker.js'
import { findingsText } from '#words/checker/findings.js'
import { shellText } from '#words/shell.js'
import { translationText } from '#words/translation.js'
import { englishSentences } from '../support/visible-text.ts'
import { accessibilityFaults, expect, open, test } from './fixtures.ts'

const SCAM =
  'Emirates Post: your parcel is held. Pay AED 3.50 within 24 hours: https://emiratespost-redelivery.top/pay'

test('the steps from the home page to a verdict and a plan are completely in Malayalam', async ({
  page,
}) => {
  const checker = checkerText.ml
  await open(page, '/')
  await page.locator('header details').first().locator('summary').press('Enter')
  await page.getByRole('banner').getByRole('link', { name: 'മലയാളം' }).press('Enter')
  await expect(page).toHaveURL(/\/ml$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml')
  await page.getByRole('main').getByRole('textbox').fill(SCAM)
  await page.getByRole('button', { name: checker.submit }).click()
  await expect(page).toHaveURL(/\/ml\/scam-checker/)
  const result = page.locator('#check-result')
  await expect(result.getByRole('heading', { name: checker.result.scam })).toBeVisible()
  await expect(result).toContainText(findingsText.ml.recommendations['do-not-pay'])
  await expect(result.locator('mark').first()).toBeVisible()
  expect(await englishIn(page, '#check-result :not(mark) > :is(p, li, h2, h3)')).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  await result.getByRole('link', { name: shellText.ml.links.firstDay }).click()
  await page.locator('[name=shared][value=card]').check()
  await page.locator('[name=paid][value=card]').check()
  await page.getByRole('button', { name: firstDayText.ml.submit }).click()
  await expect(
    page.getByRole('heading', { name: firstDayText.ml.steps['block-card'].title }),
  ).toBeVisible()
  expect(await englishIn(page, 'main :is(p, li, h1, h2, h3)')).toEqual([])
})

test('a verdict is read aloud by a voice of the device, without the checked text', async ({
  page,
}) => {
  await page.addInitScript(standInForSpeech, ['hi-IN'])
  await open(page, '/hi/scam-checker')
  await page.locator('#check-text').fill(SCAM)
  await page.getByRole('button', { name: checkerText.hi.submit }).click()
  const button = page.locator('#check-result [data-read-aloud]')
  await expect(button).toHaveText(shellText.hi.speech.read, { useInnerText: true })
  await button.press('Enter')
  await expect(button).toHaveText(shellText.hi.speech.stop, { useInnerText: true })
  const spoken = await spokenOn(page)
  expect(spoken[0]).toBe(checkerText.hi.result.scam)
  expect(spoken.join(' ')).toContain(findingsText.hi.recommendations['do-not-pay'])
  expect(spoken.join(' ')).not.toContain('your parcel is held')
  await button.press('Enter')
  await expect(button).toHaveText(shellText.hi.speech.read, { useInnerText: true })
})

test('the read-aloud button is hidden if the device has no voice for the language', async ({
  page,
}) => {
  await page.addInitScript(standInForSpeech, ['en-US'])
  await open(page, '/hi/first-24-hours?shared=card&paid=no')
  await expect(page.getByRole('heading', { name: firstDayText.hi.plan.title })).toBeVisible()
  await expect(page.locator('[data-read-aloud]')).toBeHidden()
})

test('tapping a wrong sentence copies it into the form; Escape cancels the selection', async ({
  page,
}) => {
  const t = translationText.bn
  await open(page, '/bn/safety-tips')
  const link = page.getByRole('link', { name: shellText.bn.footer.wrongSentence })
  const bar = page.locator('[data-tap-bar]')
  await link.click()
  await expect(bar).toContainText(t.choose)
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await expect(link).toBeFocused()
  await link.click()
  const sentence = page.getByRole('main').getByRole('heading', { level: 1 })
  const text = (await sentence.innerText()).trim()
  await sentence.click()
  await expect(page).toHaveURL(/\/bn\/wrong-sentence\?page=%2Fbn%2Fsafety-tips$/)
  await expect(page.getByLabel(t.sentence.label)).toHaveValue(text)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: t.submit }).click()
  await expect(page.getByRole('heading', { name: t.sent.title })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a language can be selected, and a wrong sentence reported', async ({ page }) => {
    await page.goto('/safety-tips')
    await page.locator('header details').first().locator('summary').click()
    await page.getByRole('banner').getByRole('link', { name: 'اردو' }).click()
    await expect(page).toHaveURL(/\/ur\/safety-tips$/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.getByRole('link', { name: shellText.ur.footer.wrongSentence }).click()
    const t = translationText.ur
    await page.getByRole('button', { name: t.submit }).click()
    await expect(page.getByRole('alert')).toContainText(t.sentence.missing)
    await page.getByLabel(t.sentence.label).fill('ایک جملہ')
    await page.getByRole('button', { name: t.submit }).click()
    await expect(page.getByRole('heading', { name: t.sent.title })).toBeVisible()
  })
})

/** Returns English sentences in elements of a page. */
async function englishIn(page: Page, selector: string): Promise<string[]> {
  const texts = await page.locator(selector).allInnerTexts()
  return texts.flatMap(englishSentences)
}

/** Replaces speech synthesis, which test machines do not have: records texts and is silent. */
function standInForSpeech(languages: string[]): void {
  const said: string[] = []
  const speech = {
    getVoices: () => languages.map((lang) => ({ lang, localService: true })),
    addEventListener() {},
    cancel() {},
    speak: ({ text }: { text: string }) => said.push(text),
  }
  class Utterance extends EventTarget {
    text: string
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  Object.defineProperties(window, {
    speechSynthesis: { value: speech },
    SpeechSynthesisUtterance: { value: Utterance },
    said: { value: said },
  })
}

const spokenOn = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said)
