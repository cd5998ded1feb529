import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

const TONES = {
  danger: { box: 'border-danger bg-danger-soft text-danger-strong', icon: 'alert' },
  info: { box: 'border-line bg-sunken text-ink', icon: 'info' },
} as const satisfies Record<string, { box: string; icon: IconName }>

/** A boxed message. With `announce` screen readers announce it when it appears. */
export function Alert({
  tone,
  title,
  announce = false,
  children,
}: {
  tone: keyof typeof TONES
  title?: string
  announce?: boolean
  children: ReactNode
}) {
  const { box, icon } = TONES[tone]
  return (
    <div
      role={announce ? 'alert' : undefined}
      className={classNames('flex gap-3 rounded-md border p-4', box)}
    >
      <Icon name={icon} />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
