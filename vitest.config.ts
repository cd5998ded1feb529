import { defineConfig } from 'vitest/config'
import { LONG_POLL } from './tests/support/timeouts.ts'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['{analyzer,app,database,scripts,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/postgres.ts'],
    // Each worker loads the built site, the analyzer and the app once instead of per file.
    isolate: false,
    maxWorkers: 2,
    // The production build of React. The development build is several times slower.
    env: { NODE_ENV: 'production' },
    // Generous, so that slow machines pass. Only ends hanging tests.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: LONG_POLL },
  },
})
