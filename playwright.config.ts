import { defineConfig } from '@playwright/test'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const DESKTOP = { viewport: { width: 1280, height: 800 } }
const STAFF = /staff.*\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.spec.ts',
  globalSetup: './tests/support/journeys-server.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine can miss one wait; what passes only on the second try is listed as flaky, to be mended.
  retries: 1,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
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
    { name: 'phone', use: PHONE, testIgnore: STAFF },
    { name: 'desktop', use: DESKTOP, testIgnore: STAFF },
    { name: 'staff-phone', use: PHONE, testMatch: STAFF, dependencies: ['phone', 'desktop'] },
    { name: 'staff-desktop', use: DESKTOP, testMatch: STAFF, dependencies: ['phone', 'desktop'] },
  ],
})
