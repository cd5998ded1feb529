import type { OfficialNumber } from '../verdict-types.ts'
import { BRANDS } from './brand-list.ts'

/**
 * Returns the published phone numbers of organisations, by ids of `analyzer/brands/`. Organisations without a
 * number are left out.
 */
export function publishedNumbers(ids: readonly string[]): OfficialNumber[] {
  return ids.flatMap((id) => {
    const { name, phones } = BRANDS.find((brand) => brand.id === id) ?? {}
    return name && phones?.[0] ? [{ name, phone: phones[0] }] : []
  })
}

/** Returns every published phone number with its organisation. */
export function allPublishedNumbers(): OfficialNumber[] {
  return BRANDS.flatMap(({ name, phones = [] }) => phones.map((phone) => ({ name, phone })))
}
