import { EMERGENCY_CONTACTS } from '#app/domain/emergency-contacts.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { contactsText } from '#words/advice/contacts.js'
import { safetyTipsText } from '#words/advice/safety-tips.js'
import { TIP_CATEGORIES, type TipTab } from './tip-category.ts'

/** Contacts in the banner (spec, safety tips). */
const BANNER = ['police', 'eCrime', 'abuDhabiPolice'] as const

/** Who to call about a guideline. */
const CONTACTS: Readonly<Record<string, readonly (keyof typeof EMERGENCY_CONTACTS)[]>> = {
  'protect-your-bank-account-and-cards': ['centralBank', 'dubaiPolice'],
}

export type SafetyTips = ReturnType<typeof readSafetyTips>
export type TipTopic = SafetyTips['topics'][number]

/** Returns the tips of a tab in one language, with contacts. */
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
        guidelines: Object.entries(guidelines[category]).map(([name, { title, steps }]) => ({
          title,
          steps,
          contacts: (CONTACTS[name] ?? []).map(contact),
        })),
      }),
    ),
  }
}
