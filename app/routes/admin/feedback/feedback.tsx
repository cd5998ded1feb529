import { data, Outlet } from 'react-router'
import { validate } from 'uuid'
import { searchOf } from '#app/domain/list-address.ts'
import { countDisagreement } from '#app/features/checks/feedback/staff/answer-counts.db.server.ts'
import { CountsTables } from '#app/features/checks/feedback/staff/counts-tables.tsx'
import { listDisagreed } from '#app/features/checks/feedback/staff/disagreed.db.server.ts'
import { DisagreedTable } from '#app/features/checks/feedback/staff/disagreed-table.tsx'
import { SuccessMessage } from '#app/features/staff-access/layout/success-message.tsx'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { appContext } from '#app/platform/context.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { staffFeedback } from '#words/en/staff/staff-feedback.js'
import type { Route } from './+types/feedback'

export const meta = () => staffMeta(staffFeedback.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const asked = new URL(request.url).searchParams.get('before')
  const before = asked && validate(asked) ? asked : null
  try {
    const [counts, list] = await Promise.all([countDisagreement(db), listDisagreed(db, before)])
    return { isLoaded: true, before, counts, ...list }
  } catch (err) {
    logFault(context, err, 'the answers of visitors failed to load')
    return data({ isLoaded: false, before, counts: [], checks: [], next: null }, { status: 503 })
  }
}

export default function Feedback({ loaderData }: Route.ComponentProps) {
  const t = staffFeedback
  const { isLoaded, before, counts, checks, next } = loaderData
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-2 max-w-prose text-muted">{t.intro}</p>
      <SuccessMessage words={t.done} />
      <p role="status" className="mt-4 text-muted">
        {!isLoaded && t.notLoaded}
        {isLoaded && counts.length === 0 && t.noAnswers}
      </p>
      {counts.length > 0 && <CountsTables counts={counts} />}
      <section className="mt-10">
        <h2 className="text-xl">{t.list.title}</h2>
        {isLoaded && checks.length === 0 && <p className="mt-2 text-muted">{t.list.empty}</p>}
        {checks.length > 0 && <DisagreedTable checks={checks} search={searchOf({ before })} />}
        <nav aria-label={t.list.pages} className="mt-6 flex flex-wrap gap-3">
          {before && (
            <ButtonLink soft look="quiet" to="/admin/feedback">
              {t.list.newest}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink soft look="quiet" rel="next" to={{ search: searchOf({ before: next }) }}>
              {t.list.older}
            </ButtonLink>
          )}
        </nav>
      </section>
      <section className="mt-10">
        <h2 className="text-xl">{t.export.title}</h2>
        <p className="mt-2 max-w-prose">{t.export.text}</p>
        <form method="post" action="/admin/feedback/export" className="mt-3">
          <Button type="submit" look="quiet">
            {t.export.submit}
          </Button>
        </form>
      </section>
      <Outlet />
    </>
  )
}
