/** The names that a new library's categories have, by slug. */
export const SEED_CATEGORIES = {
  phishing: 'Phishing',
  investment: 'Investment',
  shopping: 'Shopping',
  romance: 'Romance',
  job: 'Job',
  other: 'Other',
} as const
