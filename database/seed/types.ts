/** An entry with which an empty library starts. All text is for readers: plain UK English, our own words. */
export type SeedScam = {
  /** Stable, kebab-case: seeding twice finds the entry by it. */
  slug: string
  title: string
  /** 70 to 160 words: how it begins, what they want, what happens. */
  description: string
  category: 'phishing' | 'investment' | 'shopping' | 'romance' | 'job' | 'other'
  riskLevel: 'low' | 'medium' | 'high' | 'critical'
  status: 'active' | 'inactive' | 'under_investigation'
  /** Four to six warning signs. */
  indicators: string[]
  /** Four to six things to do. */
  preventionTips: string[]
  /** One to three messages as a victim gets them, in English or Arabic. Every host is invented and ends in `.example`. */
  examples: string[]
  /** ISO date, `yyyy-mm-dd`. */
  createdAt: string
}
