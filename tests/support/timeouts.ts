/** Polling with a long timeout, for conditions that must become true. Only ends hanging tests. */
export const LONG_POLL = { timeout: 300_000, interval: 50 }
