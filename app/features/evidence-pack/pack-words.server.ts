import { publishedNumbers } from '#analyzer'
import { EMERGENCY_CONTACTS } from '#app/domain/emergency-contacts.ts'
import { LARGE_BANKS } from '#app/features/first-day/large-banks.ts'
import { textIn } from '#app/features/texts/texts.ts'
import { DATE_LOCALES, type Locale } from '#app/i18n/locale.ts'
import { firstDayText } from '#words/advice/first-day.js'
import { evidencePackText } from '#words/evidence-pack.js'
import { reportText } from '#words/report.js'

/** What stands in place of a value that only the device knows. */
const SLOT = { date: '{date}', time: '{time}', address: '{address}', n: '{n}' } as const

/** Who is called about money or data that is gone. */
const CONTACTS = ['eCrime', 'abuDhabiPolice', 'police', 'centralBank'] as const

/** The words of the page, as its script gets them: texts without functions. */
export type PackWords = ReturnType<typeof packWords>

/** Returns the words and phone numbers of the page in one language. */
export function packWords(locale: Locale) {
  const { received, madeOn, empty: _empty, ...words } = evidencePackText[locale]
  const { contacts, banks } = firstDayText[locale]
  return {
    ...words,
    received: { ...received, checkedOn: received.checkedOn(SLOT) },
    kilobytes: reportText[locale].evidence.kilobytes(SLOT),
    madeOn: madeOn(SLOT),
    /** The tag by which the language writes dates. */
    dateLanguage: DATE_LOCALES[locale],
    callBank: contacts.bank,
    callOthers: CONTACTS.map((name) => ({
      label: contacts[name],
      number: EMERGENCY_CONTACTS[name],
    })),
    banks: {
      ...banks,
      numbers: publishedNumbers(LARGE_BANKS).map(({ name, phone }) => ({
        name: textIn(name, locale),
        phone,
      })),
    },
  }
}
