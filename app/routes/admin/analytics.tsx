import { Suspense } from 'react'
import { Await } from 'react-router'
import { readFigures } from '#app/features/analytics/staff/figures.db.server.ts'
import { type Figures, NO_FIGURES } from '#app/features/analytics/staff/figures.ts'
import { FiguresView } from '#app/features/analytics/staff/figures-view.tsx'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { appContext } from '#app/platform/context.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { analytics } from '#words/en/staff/analytics.js'
import { dashboard } from '#words/en/staff/dashboard.js'
import type { Route } from './+types/analytics'

export const meta = () => staffMeta(analytics.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext)
  try {
    return { figures: await readFigures(db, clock.now()) }
  } catch (err) {
    logFault(context, err, 'the analytics failed to load')
    return { figures: null }
  }
}

/** Shows the screen immediately; figures load in the background. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const figures = serverLoader().then(
    (answer) => answer.figures,
    () => null,
  )
  return { figures }
}

export default function Analytics({ loaderData: { figures } }: Route.ComponentProps) {
  const t = analytics
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <div className="mt-6">
        {figures instanceof Promise ? (
          <Suspense fallback={<Loading />}>
            <Await resolve={figures}>{(arrived) => <Arrived figures={arrived} />}</Await>
          </Suspense>
        ) : (
          <Arrived figures={figures} />
        )}
      </div>
    </>
  )
}

/** Shows zeros and an error if the figures could not be read. */
function Arrived({ figures }: { figures: Figures | null }) {
  const t = dashboard
  return (
    <>
      {!figures && (
        <p role="status" className="mb-6 text-muted">
          {t.notLoaded}
        </p>
      )}
      <FiguresView figures={figures ?? NO_FIGURES} />
    </>
  )
}

function Loading() {
  const t = analytics
  return (
    <p role="status" className="flex items-center gap-3">
      <Spinner />
      {t.loading}
    </p>
  )
}
