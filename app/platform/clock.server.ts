/** Tells the time. The only place that asks the machine for it, so that a test can move it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
