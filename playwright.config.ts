import { defineConfig } from '@playwright/test'
import { DESKTOP, PHONE } from './tests/support/window-sizes.ts'

/**
 * Disables browser features that cost time. The omnibox popups are two extra pages per window and take as
 * long as the journey. The flag replaces Playwright's own, so the features that Playwright disables are
 * repeated here.
 */
const WITHOUT_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

const STAFF = /staff.*\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.spec.ts',
  globalSetup: './tests/support/journeys-server.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that only passes on retry is faulty and must be fixed.
  retries: 0,
  reporter: [['list']],
  // Generous, so that slow machines pass. Only ends hanging tests.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        `--disable-features=${WITHOUT_FEATURES.join()}`,
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // Staff journeys modify the library that all others read, so they run last.
  projects: [
    { name: 'visitors', use: PHONE, testIgnore: STAFF },
    { name: 'staff', use: DESKTOP, testMatch: STAFF, dependencies: ['visitors'] },
  ],
})
