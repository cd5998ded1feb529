import { CATEGORY_SLUGS, type CategorySlug } from '#app/domain/category.ts'
import { LIMITS } from '#app/domain/limits.ts'
import { oneOf } from '#app/domain/one-of.ts'
import { isEmailAddress } from '#app/domain/text/email-address.ts'
import { textOrEmpty } from '#app/domain/text/text-or-empty.ts'
import { LOCALES, type Locale } from '#app/i18n/locale.ts'
import { isBlank, withoutInvisible } from '#app/ui/form/invisible.ts'

/** What somebody wants to be told. No categories means all. */
export type AlertChoices = { language: Locale; categories: readonly CategorySlug[] }

export type AlertInput = AlertChoices & { email: string }

export type EmailProblem = 'missing' | 'too-long' | 'malformed'

/** See `Honeypot`. */
export const HONEYPOT = 'website'

/** Parses the form of the page. @param locale of the page, for a form without a known language */
export function readAlertInput(form: FormData, locale: Locale): AlertInput {
  return {
    // Removes direction marks, which text copied from Arabic contains.
    email: withoutInvisible(textOrEmpty(form.get('email'))).trim(),
    ...readAlertChoices(form, locale),
  }
}

/** Parses language and categories. Unknown categories are left out, and all of them are the same as none. */
export function readAlertChoices(form: FormData, locale: Locale): AlertChoices {
  const ticked = form.getAll('category')
  const categories = CATEGORY_SLUGS.filter((slug) => ticked.includes(slug))
  return {
    language: oneOf(LOCALES, form.get('language')) ?? locale,
    categories: categories.length === CATEGORY_SLUGS.length ? [] : categories,
  }
}

/** Why an address cannot be used, or null. */
export function emailProblem(email: string): EmailProblem | null {
  if (isBlank(email)) return 'missing'
  if (email.length > LIMITS.emailLength) return 'too-long'
  return isEmailAddress(email) ? null : 'malformed'
}
