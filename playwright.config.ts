import { defineConfig } from '@playwright/test'
import { DESKTOP, PHONE } from './tests/support/window-sizes.ts'

/**
 * What the browser need not do. The lists of the address bar are two pages of its own for every window, and cost as much
 * time as the journey. The switch replaces that of the test tool, so the features that the tool turns off stand here too.
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
  // What passes only at the second try is a fault of the test, to be mended.
  retries: 0,
  reporter: [['list']],
  // A slow machine is no fault: these only end what hangs.
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
  // Journeys of staff change the library that all others look at, so they come last.
  projects: [
    { name: 'visitors', use: PHONE, testIgnore: STAFF },
    { name: 'staff', use: DESKTOP, testMatch: STAFF, dependencies: ['visitors'] },
  ],
})
