/** Public screens in the sitemap, without language. Entries and articles are added from the database. */
export const INDEXED_SCREENS = [
  '/',
  '/scam-checker',
  '/scam-library',
  '/safety-tips',
  '/first-24-hours',
  '/accuracy',
  '/trends',
  '/alerts',
  '/report-scam',
  '/blog',
  '/contact',
  '/privacy-policy',
  '/terms',
] as const
