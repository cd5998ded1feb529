import { longDayInUae } from '#app/domain/uae-time.ts'
import { DATE_LOCALES, type Locale } from '#app/i18n/locale.ts'
import { say, type Values } from '#app/i18n/say.ts'
import { knownText } from '#words/checker/known.js'
import type { Fact, KnownParams, KnownReason } from './knowledge.ts'

/** Returns the sentence of a warning sign that comes from knowledge. */
export function wordKnown({ code, params }: KnownReason, locale: Locale): string {
  return say(knownText[locale].reasons[code], valuesOf(params, locale))
}

/** Returns the sentence of a fact. */
export function wordFact({ code, params }: Fact, locale: Locale): string {
  return say(knownText[locale].facts[code], valuesOf(params, locale))
}

/** Dates, numbers and countries in the visitor's language. */
function valuesOf(params: KnownParams, locale: Locale): Values {
  const { since, reports, days, country, name, nameAr, currency = '' } = params
  return {
    ...params,
    ...(since && { since: longDayInUae(new Date(since), DATE_LOCALES[locale]) }),
    ...(reports && { reports: Number(reports) }),
    ...(days && { days: Number(days) }),
    ...(country && { country: regionIn(locale).of(country) ?? country }),
    ...(name && { name: (locale === 'ar' && nameAr) || name }),
    currency: currency.charAt(0).toUpperCase() + currency.slice(1),
  }
}

/** Cached by language, because creating it is expensive. */
const REGIONS = new Map<Locale, Intl.DisplayNames>()

function regionIn(locale: Locale): Intl.DisplayNames {
  const names =
    REGIONS.get(locale) ?? new Intl.DisplayNames(DATE_LOCALES[locale], { type: 'region' })
  REGIONS.set(locale, names)
  return names
}
