import { defineConfig } from 'vitest/config'
import { LONG_POLL } from './tests/support/timeouts.ts'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['{analyzer,app,database,scripts,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/postgres.ts'],
    // The built site, the analyzer and the app are loaded once by each worker, not by each file.
    isolate: false,
    maxWorkers: 2,
    // React as it is shipped: the one for developing takes several times as long.
    env: { NODE_ENV: 'production' },
    // A slow machine is no fault: these only end what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: LONG_POLL },
  },
})
