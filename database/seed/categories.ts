/** The names that a new library's categories have, by slug, in both languages. */
export const SEED_CATEGORIES = {
  phishing: { name: 'Phishing', nameAr: 'رسائل ومواقع مزيفة' },
  investment: { name: 'Investment', nameAr: 'استثمار' },
  shopping: { name: 'Shopping', nameAr: 'تسوق' },
  romance: { name: 'Romance', nameAr: 'احتيال عاطفي' },
  job: { name: 'Job', nameAr: 'وظائف' },
  other: { name: 'Other', nameAr: 'أخرى' },
} as const
