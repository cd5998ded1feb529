/** The line of work of an organisation that scams pretend to be. */
export type Sector =
  | 'government'
  | 'police'
  | 'bank'
  | 'payment'
  | 'telecom'
  | 'courier'
  | 'utility'
  | 'transport'
  | 'marketplace'
  | 'property'
  | 'job-board'
  | 'retail'
  | 'health'
  | 'charity'
  | 'technology'

/** An organisation that UAE residents know, and the facts by which its real messages are told from imitations. */
export type Brand = {
  /** Stable, kebab-case. */
  id: string
  /** The name as a reader knows it, in both languages. */
  name: { en: string; ar: string }
  /**
   * Other ways in which a text names it, English and Arabic, any case. Whole words are matched. Only names that
   * mean this organisation: a common word such as "du", "now" or "visa" belongs in `ambiguous`.
   */
  aliases: readonly string[]
  /** Names that are also everyday words: they count only beside a word of the sector ("du bill", "visa card"). */
  ambiguous?: readonly string[]
  sector: Sector
  /** It is at home in another country: a number abroad is its own. */
  isAbroad?: boolean
  /** Registrable domains (or, for shared ones such as gov.ae, full hosts) that the organisation really uses. */
  domains: readonly string[]
  /** Names that imitations give it in addresses and that are in none of its domains. */
  inAddresses?: readonly string[]
  /** SMS sender names it really uses, upper case. */
  senders?: readonly string[]
  /** Telephone numbers it publishes, as printed. */
  phones?: readonly string[]
}
