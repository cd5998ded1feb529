/** Changes whenever the same text could get another verdict: it is stored with every check. */
export const ANALYZER_VERSION = 'himaya-41'
