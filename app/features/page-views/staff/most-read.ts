/** How often a page was opened. */
export type ReadPage = { path: string; title: string; views: number }

/** How far back is looked. */
export const MOST_READ_DAYS = 30
