import { CATEGORY_SLUGS, type CategorySlug } from '#app/domain/category.ts'
import { LOCALES, type Locale } from '#app/i18n/locale.ts'
import { libraryText } from '#words/library/library.js'

const OTHER: CategorySlug = 'other'

/** Returns the name of a library category. */
export function categoryName(slug: CategorySlug, locale: Locale): string {
  return libraryText[locale].categories[slug]
}

/** Returns the names of a category in every language. */
export function categoryNames(slug: CategorySlug): string[] {
  return LOCALES.map((locale) => categoryName(slug, locale))
}

/** All categories by English name, with "other" last. */
export const CATEGORIES_IN_ORDER: readonly CategorySlug[] = CATEGORY_SLUGS.toSorted((a, b) =>
  a === OTHER || b === OTHER
    ? Number(a === OTHER) - Number(b === OTHER)
    : categoryName(a, 'en').localeCompare(categoryName(b, 'en')),
)
