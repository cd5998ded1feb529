import { EMERGENCY_CONTACTS } from '#app/domain/emergency-contacts.ts'
import { firstDayText } from '#app/i18n/advice/first-day.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { type GivenAnswers, readAnswers } from './answers.ts'
import { planSteps, type StepContact } from './plan-steps.ts'

export type FirstDay = ReturnType<typeof readFirstDay>
export type WordedStep = NonNullable<FirstDay['plan']>[number]

/** The two questions in one language and, once both are answered, the plan that follows. */
export function readFirstDay(locale: Locale, query: URLSearchParams) {
  const { steps: _steps, contacts: _contacts, ...words } = firstDayText[locale]
  const given = readAnswers(query)
  return {
    words,
    given,
    /** Somebody asked for a plan and left a question open. */
    incomplete: (query.has('shared') || query.has('paid')) && !complete(given),
    plan: complete(given) ? wordPlan(locale, given) : null,
  }
}

type Complete = { [Question in keyof GivenAnswers]: NonNullable<GivenAnswers[Question]> }

function complete(given: GivenAnswers): given is Complete {
  return given.shared !== null && given.paid !== null
}

function wordPlan(locale: Locale, answers: Complete) {
  const { steps, contacts: names } = firstDayText[locale]
  return planSteps(answers).map(({ code, time, contacts }) => ({
    code,
    time,
    ...steps[code],
    contacts: contacts.map((contact) => ({ label: names[contact], number: numberOf(contact) })),
  }))
}

function numberOf(contact: StepContact): string | null {
  return contact in EMERGENCY_CONTACTS
    ? EMERGENCY_CONTACTS[contact as keyof typeof EMERGENCY_CONTACTS]
    : null
}
