/** Every public screen that search engines should know of, without its language. Entries and articles come besides. */
export const INDEXED_SCREENS = [
  '/',
  '/scam-checker',
  '/scam-library',
  '/safety-tips',
  '/first-24-hours',
  '/accuracy',
  '/report-scam',
  '/blog',
  '/contact',
  '/privacy-policy',
  '/terms',
] as const
