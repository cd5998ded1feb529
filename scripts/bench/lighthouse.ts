import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listedPages } from '../../tests/support/page-scripts.ts'
import { startHimaya } from '../../tests/support/running-himaya.ts'
import { findBrowser } from '../find-browser.ts'

/** Downloaded on demand: with its dependencies it is larger than most of Himaya. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

type Report = {
  categories: Record<
    (typeof CATEGORIES)[number],
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<
    string,
    { score: number | null; title: string; details?: { items?: { duration?: number }[] } }
  >
}

/**
 * Lighthouse's four scores (mobile, out of 100) for every page in the sitemap of a new Himaya, its longest
 * task in milliseconds at four times CPU slowdown (only those over 50), and the failed audits. Covers one
 * library entry and one article per language.
 * @param only pages whose URL contains this
 */
export async function benchLighthouse(only = ''): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-lighthouse-'))
  const himaya = await startHimaya({ DATA_DIR: directory, LOG_LEVEL: 'error' })
  try {
    const pages = (await listedPages(himaya.origin)).filter((page) => page.includes(only))
    console.log(
      `${LIGHTHOUSE}, mobile`.padEnd(58),
      ...[...CATEGORIES, 'longest task'].map((name) => name.padStart(15)),
    )
    for (const page of pages) {
      const { categories, audits } = await audit(himaya.origin + page)
      const scores = CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100))
      const shown = [...scores.map(String), longestTask(audits)]
      console.log(page.padEnd(58), ...shown.map((score) => score.padStart(15)))
      const lacking = CATEGORIES.filter((_, place) => (scores[place] ?? 0) < 100)
        .flatMap((name) => categories[name].auditRefs)
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      for (const { id } of lacking) console.log(`  ${id}: ${audits[id]?.title}`)
    }
  } finally {
    await himaya.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

function longestTask(audits: Report['audits']): string {
  const items = audits['long-tasks']?.details?.items
  if (!items) return '?'
  return items.length === 0
    ? 'none'
    : Math.max(...items.map(({ duration = 0 }) => duration)).toFixed(0)
}

/** Lighthouse occasionally loses a page that loads and asks to be run again. */
async function audit(address: string, isSecondTry = false): Promise<Report> {
  try {
    return await runLighthouse(address)
  } catch (fault) {
    if (isSecondTry) throw fault
    return audit(address, true)
  }
}

async function runLighthouse(address: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      address,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join()}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    ],
    {
      env: { ...process.env, CHROME_PATH: findBrowser() },
      maxBuffer: MAX_OUTPUT_BYTES,
      shell: process.platform === 'win32',
    },
  )
  return JSON.parse(stdout)
}
