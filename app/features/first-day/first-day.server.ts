import { publishedNumbers } from '#analyzer'
import { EMERGENCY_CONTACTS } from '#app/domain/emergency-contacts.ts'
import { textIn } from '#app/features/texts/texts.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { firstDayText } from '#words/advice/first-day.js'
import { type Answers, answersOf, readSubmittedAnswers } from './answers.ts'
import { LARGE_BANKS } from './large-banks.ts'
import { planSteps, type StepContact } from './plan-steps.ts'

export type FirstDay = ReturnType<typeof readFirstDay>
export type WordedPlan = NonNullable<FirstDay['plan']>

/**
 * Returns the questions in one language and, if both are answered, the plan.
 * @param address shareable URL of the questions, without answers
 */
export function readFirstDay(locale: Locale, query: URLSearchParams, address: string) {
  const { steps: _steps, contacts: _contacts, share, ...words } = firstDayText[locale]
  const given = readSubmittedAnswers(query)
  const answers = answersOf(given)
  return {
    words,
    given,
    /** Whether a plan was requested, valid or not. */
    isAsked: query.has('shared') || query.has('paid'),
    plan: answers && wordPlan(locale, answers),
    share: { ...share, text: share.text({ address }) },
  }
}

function wordPlan(locale: Locale, answers: Answers) {
  const { steps, contacts: names } = firstDayText[locale]
  return {
    isCalm: answers.shared.length === 0 && answers.paid.length === 0,
    steps: planSteps(answers).map(({ code, time, contacts }) => ({
      code,
      time,
      ...steps[code],
      contacts: contacts.map((contact) => ({ label: names[contact], number: numberOf(contact) })),
      callsBank: contacts.includes('bank'),
    })),
    banks: publishedNumbers(LARGE_BANKS).map(({ name, phone }) => ({
      name: textIn(name, locale),
      phone,
    })),
  }
}

function numberOf(contact: StepContact): string | null {
  return contact in EMERGENCY_CONTACTS
    ? EMERGENCY_CONTACTS[contact as keyof typeof EMERGENCY_CONTACTS]
    : null
}
