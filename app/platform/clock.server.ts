/** The clock. Only this module reads the system time, so that tests can replace it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
