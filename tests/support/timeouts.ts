/** How long a test waits for what must come. It only ends what hangs, so it is long for any machine. */
export const LONG_POLL = { timeout: 300_000, interval: 50 }
