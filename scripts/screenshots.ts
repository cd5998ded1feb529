/**
 * `npm run screenshots`: takes screenshots of the public screens and some of staff at phone and desktop width
 * into docs/images/screens, and writes docs/screens.md. Starts the built site with sample data on its own data
 * folder, or uses the origin given as argument, then without the screens of staff:
 * `npm run screenshots -- http://127.0.0.1:3000`.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { startJourneyList } from '../tests/support/journey-list.ts'
import { JOURNEY_STAFF, signIn } from '../tests/support/journey-staff.ts'
import { createStaff } from '../tests/support/journeys-server.ts'
import { startHimaya } from '../tests/support/running-himaya.ts'
import { findBrowser } from './find-browser.ts'

type Screen = {
  name: string
  title: string
  path: string
  dark?: boolean
  /** Whether it needs a staff account. */
  staff?: boolean
  /** Interaction before the screenshot is taken. */
  act?: (page: Page) => Promise<void>
}

const SCAM =
  'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay or it will be returned.'
const UNSURE = 'Can you transfer me 200 dirhams for the groceries?'
const SAFE = 'See you at 8 for dinner, mum'

const ALL: readonly Screen[] = [
  { name: 'home', title: 'Home', path: '/' },
  { name: 'home-dark', title: 'Home, dark', path: '/', dark: true },
  { name: 'home-ar', title: 'Home, Arabic', path: '/ar' },
  { name: 'checker', title: 'Scam checker', path: '/scam-checker' },
  {
    name: 'checker-picture',
    title: 'Scam checker, a screenshot was read',
    path: '/scam-checker',
    act: readPicture,
  },
  { name: 'verdict', title: 'Scam checker, scam', path: '/scam-checker', act: check(SCAM) },
  {
    name: 'verdict-unsure',
    title: 'Scam checker, unsure',
    path: '/scam-checker',
    act: check(UNSURE),
  },
  { name: 'verdict-safe', title: 'Scam checker, safe', path: '/scam-checker', act: check(SAFE) },
  {
    name: 'verdict-ar-dark',
    title: 'Scam checker, scam, Arabic, dark',
    path: '/ar/scam-checker',
    dark: true,
    act: check(SCAM),
  },
  { name: 'accuracy', title: 'How accurate the checker is', path: '/accuracy' },
  { name: 'library', title: 'Scam library', path: '/scam-library' },
  { name: 'library-empty', title: 'Scam library, nothing found', path: '/scam-library?q=zzzz' },
  { name: 'entry', title: 'Scam detail', path: '/scam-library', act: openFirstCard },
  { name: 'safety-tips', title: 'Safety tips', path: '/safety-tips' },
  {
    name: 'safety-tips-ar',
    title: 'Safety tips, Arabic',
    path: '/ar/safety-tips?category=banking',
  },
  { name: 'first-24-hours', title: 'First 24 hours', path: '/first-24-hours' },
  {
    name: 'plan',
    title: 'First 24 hours, the plan',
    path: '/first-24-hours?shared=bank&paid=transfer',
  },
  { name: 'report-scam', title: 'Report a scam', path: '/report-scam' },
  { name: 'report-status', title: 'Status of a report', path: '/report-status' },
  {
    name: 'evidence',
    title: 'A page for bank or police',
    path: '/evidence',
    act: makeEvidencePage,
  },
  { name: 'trends', title: 'Scam trends', path: '/trends' },
  { name: 'alerts', title: 'Alerts about new scams', path: '/alerts' },
  { name: 'alerts-ml-dark', title: 'Alerts, Malayalam, dark', path: '/ml/alerts', dark: true },
  { name: 'api', title: 'API for developers', path: '/api' },
  { name: 'blog', title: 'Blog', path: '/blog' },
  { name: 'article', title: 'Blog post', path: '/blog', act: openFirstCard },
  { name: 'contact', title: 'Contact', path: '/contact' },
  { name: 'privacy-policy', title: 'Privacy policy', path: '/privacy-policy' },
  { name: 'terms', title: 'Terms of service', path: '/terms' },
  { name: 'not-found', title: 'Not found', path: '/no-such-page' },
  { name: 'server-error', title: 'Server error', path: '/500', dark: true },
  { name: 'staff-indicators', title: 'Staff, indicators', path: '/admin/indicators', staff: true },
  { name: 'staff-campaigns', title: 'Staff, campaigns', path: '/admin/campaigns', staff: true },
  {
    name: 'staff-feeds',
    title: 'Staff, lists of web addresses',
    path: '/admin/feeds',
    staff: true,
    act: waitForImport,
  },
  { name: 'staff-api-keys', title: 'Staff, API keys', path: '/admin/api-keys', staff: true },
]

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const

const FOLDER = 'docs/images/screens'
const PAGE = 'docs/screens.md'
const MAX_BYTES = 60_000

const given = process.argv[2]
const SCREENS = given ? ALL.filter(({ staff }) => !staff) : ALL
const site = given ? { origin: given, stop: async () => {} } : await startSite()
try {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  await takeAll(site.origin)
  await writeFile(PAGE, showAll())
} finally {
  await site.stop()
}

async function startSite() {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-screenshots-'))
  const list = await startJourneyList()
  const variables = { DATA_DIR: directory, LOG_LEVEL: 'error', FEEDS: list.feeds }
  const himaya = await startHimaya(variables)
  process.env.HIMAYA_ORIGIN = himaya.origin
  await createStaff([JOURNEY_STAFF.email], variables)
  const { PATH, HOME, TMPDIR } = process.env
  await promisify(execFile)('node', ['tests/support/add-sample-data.ts'], {
    env: { PATH, HOME, TMPDIR, ...variables },
  })
  return {
    origin: himaya.origin,
    async stop() {
      await himaya.stop()
      list.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function takeAll(origin: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  for (const size of SIZES) {
    for (const { name, path, dark, staff, act } of SCREENS) {
      const page = await browser.newPage({
        baseURL: origin,
        viewport: size,
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
      })
      // The app banner appears after a delay. It is dismissed so that screenshots do not depend on timing.
      await page.addInitScript(() => localStorage.setItem('promo-dismissed-at', `${Date.now()}`))
      if (staff) await signIn(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await act?.(page)
      await page.evaluate(async () => {
        await document.fonts.ready
        const seen = [...document.images].filter(({ loading }) => loading !== 'lazy')
        await Promise.allSettled(seen.map((image) => image.decode()))
      })
      const file = `${FOLDER}/${name}-${size.width}.webp`
      await writeFile(file, await compact(await page.screenshot()))
      console.log(file)
      await page.close()
    }
  }
  await browser.close()
}

/** Checks a text and stays at the verdict. */
function check(text: string) {
  return async (page: Page): Promise<void> => {
    await page.locator('textarea').fill(text)
    await page.locator('main form button[data-sends]').click()
    await page.locator('main h2[tabindex="-1"]').waitFor()
  }
}

/** Chooses a screenshot of a message, and waits until its words are in the box. */
async function readPicture(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.setContent(`<p style="font: 20px sans-serif; margin: 150px 40px">${SCAM}</p>`)
  const buffer = await page.screenshot()
  await page.goto('/scam-checker', { waitUntil: 'networkidle' })
  const picture = { name: 'message.png', mimeType: 'image/png', buffer }
  await page.locator('input[type="file"][data-reader]').setInputFiles(picture)
  const reading = page.locator('main section:has(select)')
  await reading.waitFor({ timeout: 120_000 })
  await reading.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  if (!(await page.locator('textarea').inputValue())) throw new Error('the picture was not read')
}

/** Makes the page for bank or police from a verdict. */
async function makeEvidencePage(page: Page): Promise<void> {
  await page.goto('/scam-checker')
  await check(SCAM)(page)
  await page.locator('[data-result]').click()
  await page.waitForURL('**/evidence')
  await page.locator('main fieldset').waitFor()
}

/** Reloads until the list is imported. */
async function waitForImport(page: Page): Promise<void> {
  while (!(await page.getByRole('cell', { name: 'Up to date' }).isVisible())) await page.reload()
}

/** Opens the first card of a list. */
async function openFirstCard(page: Page): Promise<void> {
  const path = await page.locator('main article a').first().getAttribute('href')
  if (!path) throw new Error(`${page.url()} has no card to open`)
  await page.goto(path)
}

/** Returns the highest-quality WebP below `MAX_BYTES`. */
async function compact(png: Buffer): Promise<Buffer> {
  for (let quality = 70; ; quality -= 10) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length < MAX_BYTES || quality <= 30) return webp
  }
}

function showAll(): string {
  const [phone, desktop] = SIZES
  const shown = SCREENS.map(({ name, title, path }) => {
    const picture = (width: number) =>
      `<img src="images/screens/${name}-${width}.webp" alt="${title}, ${width} pixels wide"`
    return `## ${title}

\`${path}\`

<p>${picture(phone.width)} height="420"> ${picture(desktop.width)} height="420"></p>
`
  })
  return `# The screens

Taken by \`npm run screenshots\` at ${phone.width} and ${desktop.width} pixels. Without a picture:
\`/share\`, \`/offline\`, the receipt of a report and most screens of staff.

${shown.join('\n')}`
}
