import { API_LIMITS } from '#app/domain/limits.ts'
import { withWesternDigits } from '#app/domain/text/digits.ts'
import { textOrEmpty } from '#app/domain/text/text-or-empty.ts'

/** The form of a new key, as typed. */
export type ApiKeyInput = { name: string; perHour: string; perDay: string; keepsTexts: boolean }

export const NEW_API_KEY: ApiKeyInput = {
  name: '',
  perHour: '100',
  perDay: '1000',
  keepsTexts: false,
}

export type ApiKeyProblems = {
  name?: 'missing' | 'too-long'
  perHour?: 'number' | 'beyond-day'
  perDay?: 'number'
}

/** What is stored of a valid form. */
export type ApiKeyContent = {
  name: string
  checksPerHour: number
  checksPerDay: number
  keepsTexts: boolean
}

/** Reads the form of a new key. */
export function readApiKey(form: FormData): ApiKeyInput {
  const text = (name: keyof ApiKeyInput) => textOrEmpty(form.get(name)).trim()
  return {
    name: text('name'),
    perHour: text('perHour'),
    perDay: text('perDay'),
    keepsTexts: form.has('keepsTexts'),
  }
}

/** Validates the form of a new key. */
export function parseApiKey(
  input: ApiKeyInput,
): { ok: true; content: ApiKeyContent } | { ok: false; problems: ApiKeyProblems } {
  const { name, keepsTexts } = input
  const checksPerHour = numberIn(input.perHour, API_LIMITS.checksPerHour)
  const checksPerDay = numberIn(input.perDay, API_LIMITS.checksPerDay)
  const ofName = nameProblem(name)
  if (!ofName && checksPerHour && checksPerDay && checksPerHour <= checksPerDay) {
    return { ok: true, content: { name, checksPerHour, checksPerDay, keepsTexts } }
  }
  const isBeyondDay = checksPerHour && checksPerDay && checksPerHour > checksPerDay
  return {
    ok: false,
    problems: {
      ...(ofName && { name: ofName }),
      ...(!checksPerHour && { perHour: 'number' }),
      ...(isBeyondDay && { perHour: 'beyond-day' }),
      ...(!checksPerDay && { perDay: 'number' }),
    },
  }
}

function nameProblem(name: string): ApiKeyProblems['name'] {
  if (name === '') return 'missing'
  return name.length > API_LIMITS.keyNameLength ? 'too-long' : undefined
}

/** Returns a whole number from 1 to `highest`; null for anything else. */
function numberIn(written: string, highest: number): number | null {
  const digits = withWesternDigits(written)
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0
  return number >= 1 && number <= highest ? number : null
}
