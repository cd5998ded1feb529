/**
 * Domains younger than this are a reason to doubt a link, in days.
 *
 * Of the domains reported for phishing, 57 % were used within 14 days of their registration, and more than
 * half of those within 48 hours (Interisle, Phishing Landscape 2021). Of the domains that were registered for
 * phishing, 65 % were used within five days, and 17 % after more than 90 (Phishing Landscape 2020). Reports
 * reach a checker days after the first use, so the limit is twice the 14 days and a little more.
 *
 * Not learned: the labelled addresses of this project have no dates of registration. Ordinary sites are young
 * too: a shop that opened last week has the same age. So age alone decides nothing.
 */
export const YOUNG_DOMAIN_DAYS = 30

/** What the age of a domain says: `doubt` makes a safe result unsure and no result worse. */
export type AgeSign = 'doubt'

/**
 * Weighs "registered `ageDays` days ago". Null if the age says nothing: old domains are no proof of honesty,
 * because sites are broken into and old domains are sold.
 */
export function weighAge(ageDays: number): AgeSign | null {
  return ageDays < YOUNG_DOMAIN_DAYS ? 'doubt' : null
}
