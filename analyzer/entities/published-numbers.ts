import type { OfficialNumber } from '../verdict-types.ts'
import { BRANDS } from './brand-list.ts'

/** Where these organisations answer the telephone, by the ids of `analyzer/brands/`. Who publishes no number is left out. */
export function publishedNumbers(ids: readonly string[]): OfficialNumber[] {
  return ids.flatMap((id) => {
    const { name, phones } = BRANDS.find((brand) => brand.id === id) ?? {}
    return name && phones?.[0] ? [{ name, phone: phones[0] }] : []
  })
}
