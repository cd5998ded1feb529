import type { ReactNode } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useAnswerFocus } from '#app/ui/staff/use-answer-focus.ts'

/**
 * Layout of all sign-in screens: a card in the centre.
 * @param problem error message
 */
export function LoginLayout({
  title,
  subtitle,
  problem,
  children,
}: {
  title: string
  subtitle?: string
  problem?: string | undefined
  children: ReactNode
}) {
  useAnswerFocus()
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-sunken px-4 py-10">
      <Card className="w-full max-w-md">
        <Icon name="shield-check" className="size-10 text-brand" />
        <h1 className="mt-3 text-2xl">{title}</h1>
        {subtitle && <p className="mt-1 text-muted">{subtitle}</p>}
        <div className="mt-6 grid gap-5">
          {problem && (
            <Alert tone="danger" announce>
              <p>{problem}</p>
            </Alert>
          )}
          {children}
        </div>
      </Card>
    </main>
  )
}
