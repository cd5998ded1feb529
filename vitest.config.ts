import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{analyzer,app,database,scripts,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/postgres.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
