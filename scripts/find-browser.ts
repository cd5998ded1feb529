import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Returns the path of a Chromium or Chrome: `CHROMIUM_PATH`, one on the PATH, or one installed now from
 * Playwright or, as root on Debian-based systems, from the distribution.
 * @throws Error if there is none and none can be installed
 */
export function findBrowser(): string {
  const found = installed()
  if (found) return found
  console.log('No Chromium or Chrome found: installing one for the browser journeys.')
  spawnSync('playwright', ['install', '--with-deps', 'chromium'], quiet())
  const own = installed()
  if (own) return own
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], quiet())
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'],
      quiet(),
    )
  }
  const fromDistribution = installed()
  if (fromDistribution) return fromDistribution
  throw new Error(
    'Install Chromium or Chrome, or set CHROMIUM_PATH to one, to run the browser journeys',
  )
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    MAC_CHROME,
    chromium.executablePath(),
  ]
  return candidates.find((path) => path && isProgram(path))
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

function quiet() {
  return {
    stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
}
