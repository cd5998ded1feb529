/** The words of an entry in one language. */
export type SeedTranslation = {
  title: string
  /** How it begins, what they want, what happens. */
  description: string
  /** Four to six warning signs. */
  indicators: readonly string[]
  /** Four to six things to do. */
  preventionTips: readonly string[]
}

/** An entry with which an empty library starts. All text is for readers: plain UK English, our own words, 70 to 160 of them in the description. */
export type EnglishSeedScam = SeedTranslation & {
  /** Stable, kebab-case: seeding twice finds the entry by it. */
  slug: string
  category: 'phishing' | 'investment' | 'shopping' | 'romance' | 'job' | 'other'
  riskLevel: 'low' | 'medium' | 'high' | 'critical'
  status: 'active' | 'inactive' | 'under_investigation'
  /** One to three messages as a victim gets them, in English or Arabic. Every host is invented and ends in `.example`. */
  examples: readonly string[]
  /** ISO date, `yyyy-mm-dd`. */
  createdAt: string
}

/** An entry in both languages. */
export type SeedScam = EnglishSeedScam & {
  /**
   * The same in Arabic, with as many signs and tips. Latin digits; a number written in groups has no-break spaces, which
   * keep its groups in order from left to right.
   */
  ar: SeedTranslation
}

/** The Arabic of a list of entries: one for each slug, or it does not compile. */
export type Translations<Entries extends readonly EnglishSeedScam[]> = Record<
  Entries[number]['slug'],
  SeedTranslation
>
