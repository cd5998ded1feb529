import { BRANDS } from './brand-list.ts'

const BY_NAME = new Map(BRANDS.map(({ name }) => [name.en, name]))

/** Returns the names of the organisation with this English name; null if the list has none. */
export function organisationNames(english: string): Readonly<Record<'en' | 'ar', string>> | null {
  return BY_NAME.get(english) ?? null
}
