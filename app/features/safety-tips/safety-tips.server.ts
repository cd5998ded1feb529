import { EMERGENCY_CONTACTS } from '#app/domain/emergency-contacts.ts'
import { contactsText } from '#app/i18n/advice/contacts.ts'
import { safetyTipsText } from '#app/i18n/advice/safety-tips.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { TIP_CATEGORIES, type TipTab } from './tip-category.ts'

/** The contacts of the banner (spec, safety tips). */
const BANNER = ['police', 'eCrime', 'abuDhabiPolice'] as const

export type SafetyTips = ReturnType<typeof readSafetyTips>
export type TipTopic = SafetyTips['topics'][number]

/** The safety tips of a tab in one language, with the numbers to call. */
export function readSafetyTips(locale: Locale, tab: TipTab) {
  const { guidelines, ...words } = safetyTipsText[locale]
  const contact = (name: keyof typeof EMERGENCY_CONTACTS) => ({
    label: contactsText[locale][name],
    number: EMERGENCY_CONTACTS[name],
  })
  return {
    tab,
    words,
    banner: BANNER.map(contact),
    topics: TIP_CATEGORIES.filter((category) => tab === 'all' || tab === category).map(
      (category) => ({
        category,
        title: words.tabs.names[category],
        guidelines: guidelines[category].map(({ title, steps, contacts }) => ({
          title,
          steps,
          contacts: (contacts ?? []).map(contact),
        })),
      }),
    ),
  }
}
