import type { RiskLevel } from '#app/domain/risk-level.ts'
import type { TitleCard } from '#app/features/seo/image-rendering/title-card.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { libraryText } from '#words/library/library.js'
import { seoText } from '#words/seo.js'

const COLOURS: Readonly<Record<RiskLevel, string>> = {
  low: '#1b6637',
  medium: '#7d4c00',
  high: '#b3261e',
  critical: '#8c1a14',
}

/** Social image of an entry: title and risk level. @param locale language of the title */
export function entryCard({
  title,
  riskLevel,
  locale,
}: {
  title: string
  riskLevel: RiskLevel
  locale: Locale
}): TitleCard {
  return {
    title,
    locale,
    line: seoText[locale].cardLine,
    icon: 'alert',
    badge: { words: libraryText[locale].riskBadge[riskLevel], colour: COLOURS[riskLevel] },
  }
}
