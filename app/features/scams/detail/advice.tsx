import { textMarks } from '#app/i18n/text-language.ts'
import { useLocale, useText } from '#app/i18n/use-text.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { scamDetailText } from '#words/library/scam-detail.js'
import type { Points as Said } from '../language/in-language.ts'
import { LanguageBadge } from '../language/language-badge.tsx'

/** Protection tips. */
export function Protection({ tips }: { tips: Said }) {
  const t = useText(scamDetailText)
  const language = useLocale()
  const shown = tips.points.length > 0 ? tips : { points: t.defaultTips, language }
  return <Points title={t.protection} said={shown} icon="check" colour="text-safe" />
}

/** Warning signs; nothing if there are none. */
export function WarningSigns({ signs }: { signs: Said }) {
  const t = useText(scamDetailText)
  return (
    signs.points.length > 0 && (
      <Points title={t.signs} said={signs} icon="alert" colour="text-danger" />
    )
  )
}

function Points({
  title,
  said: { points, language },
  icon,
  colour,
}: {
  title: string
  said: Said
  icon: IconName
  colour: string
}) {
  const marks = textMarks(language, useLocale())
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="text-lg">{title}</h2>
        <LanguageBadge language={language} />
      </div>
      <ul className="mt-4 space-y-3">
        {points.map((point) => (
          <li key={point} className="flex gap-3" {...marks}>
            <Icon name={icon} className={classNames('mt-0.5 size-5', colour)} />
            <span className="min-w-0 wrap-anywhere">{point}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
