import type { ReactNode } from 'react'
import { useText } from '#app/i18n/use-text.tsx'
import { OwnScript } from '#app/ui/script/own-script.tsx'
import { checkerText } from '#words/checker/checker.js'
import checkerScript from '../client/checker-script.ts?script'
import { CHECK_IDS } from '../form/check-ids.ts'
import { QuickTips } from './quick-tips.tsx'

/** Layout of the checker's screen. */
export function CheckerPage({ children }: { children: ReactNode }) {
  const t = useText(checkerText)
  return (
    <div className="page py-6 md:py-14">
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted print:hidden">{t.intro}</p>
      <div className="mt-6 grid items-start gap-8 md:mt-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div id={CHECK_IDS.region}>{children}</div>
        <QuickTips />
      </div>
      <OwnScript src={checkerScript} />
    </div>
  )
}
