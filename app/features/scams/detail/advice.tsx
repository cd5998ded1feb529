import { scamDetailText } from '#app/i18n/library/library.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'

/** What to do about a scam. */
export function Protection({ tips }: { tips: readonly string[] }) {
  const t = useText(scamDetailText)
  const shown = tips.length > 0 ? tips : t.defaultTips
  return <Points title={t.protection} points={shown} icon="check" colour="text-safe" />
}

/** How to recognise a scam; nothing when nothing is known. */
export function WarningSigns({ signs }: { signs: readonly string[] }) {
  const t = useText(scamDetailText)
  return (
    signs.length > 0 && <Points title={t.signs} points={signs} icon="alert" colour="text-danger" />
  )
}

function Points({
  title,
  points,
  icon,
  colour,
}: {
  title: string
  points: readonly string[]
  icon: IconName
  colour: string
}) {
  return (
    <Card>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-4 space-y-3">
        {points.map((point) => (
          <li key={point} className="flex gap-3" dir="auto">
            <Icon name={icon} className={classNames('mt-0.5 size-5', colour)} />
            <span className="min-w-0 break-words">{point}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
