import { allPublishedNumbers, type OfficialNumber } from '#analyzer'
import { parsePhone } from './phone-indicators.server.ts'

const BY_NUMBER: ReadonlyMap<string, OfficialNumber> = new Map(
  allPublishedNumbers().flatMap((number) => {
    const value = parsePhone(number.phone)?.number
    return value ? [[value, number] as const] : []
  }),
)

/** Returns the organisation that publishes a phone number as its own, if any. @param value in E.164 form */
export function publisherOf(value: string): OfficialNumber | null {
  return BY_NUMBER.get(value) ?? null
}
