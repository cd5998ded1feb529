/** Increase whenever any text could get another verdict. It is stored with every check. */
export const ANALYZER_VERSION = 'himaya-41'
