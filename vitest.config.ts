import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{analyzer,app,database,scripts,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/postgres.ts'],
    // A slow machine is no fault: these only end what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
