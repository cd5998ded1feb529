/** Business sector of an organisation. */
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

/**
 * An organisation that UAE residents know, with the facts that distinguish its genuine messages from
 * imitations.
 */
export type Brand = {
  /** Stable, kebab-case. */
  id: string
  /** The public name in both languages. */
  name: { en: string; ar: string }
  /**
   * Other names in English and Arabic, any case, matched as whole words. Only unambiguous names: a common
   * word such as "du", "now" or "visa" belongs in `ambiguous`.
   */
  aliases: readonly string[]
  /**
   * Names that are also everyday words. They count only beside a word of the sector ("du bill", "visa card").
   */
  ambiguous?: readonly string[]
  sector: Sector
  /** Based in another country, so that a foreign phone number is its own. */
  isAbroad?: boolean
  /** Registrable domains that the organisation uses, or full hosts under shared ones such as gov.ae. */
  domains: readonly string[]
  /** Names that phishing domains use for it and that none of its own domains contains. */
  inAddresses?: readonly string[]
  /** SMS sender names it uses, in upper case. */
  senders?: readonly string[]
  /** Phone numbers it publishes, as printed. */
  phones?: readonly string[]
}
