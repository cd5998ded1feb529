/** Slugs of the library's categories. Their names are in the database. */
export const CATEGORY_SLUGS = [
  'phishing',
  'investment',
  'shopping',
  'romance',
  'job',
  'other',
] as const

export type CategorySlug = (typeof CATEGORY_SLUGS)[number]
