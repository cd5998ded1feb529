/** Number of views of a page. */
export type ReadPage = { path: string; title: string; views: number }

/** Period in days. */
export const MOST_READ_DAYS = 30
