import type { RiskLevel } from '#app/domain/risk-level.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { libraryText } from '#words/library/library.js'

const LOOKS: Readonly<Record<RiskLevel, string>> = {
  low: 'bg-safe-soft text-safe',
  medium: 'bg-caution-soft text-caution',
  high: 'bg-danger-soft text-danger-strong',
  critical: 'bg-danger-fill text-on-danger',
}

/** Risk level as a coloured badge. @param label replaces the text for visitors */
export function RiskBadge({ level, label }: { level: RiskLevel; label?: string }) {
  const t = useText(libraryText)
  return (
    <span
      className={classNames(
        'inline-block rounded-md px-2.5 py-1 text-sm font-bold ltr:tracking-wide min-[24rem]:whitespace-nowrap',
        LOOKS[level],
      )}
    >
      {label ?? t.riskBadge[level]}
    </span>
  )
}
