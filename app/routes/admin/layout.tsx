import { isRouteErrorResponse, Outlet } from 'react-router'
import { countPending } from '#app/features/reports/staff/list/list-reports.db.server.ts'
import { NotFoundScreen, UnexpectedErrorScreen } from '#app/features/shell/error-screens.tsx'
import { hasFirstPassword } from '#app/features/staff-access/accounts/first-staff.server.ts'
import type { RejectedForm } from '#app/features/staff-access/draft-recovery/rejected-form.ts'
import { ResubmitForm } from '#app/features/staff-access/draft-recovery/resubmit-form.tsx'
import { FirstPasswordLine } from '#app/features/staff-access/layout/first-password-line.tsx'
import { isMenuNarrow } from '#app/features/staff-access/layout/menu-width.server.ts'
import {
  requireStaff,
  sessionContext,
} from '#app/features/staff-access/layout/require-staff.server.ts'
import { StaffFrame } from '#app/features/staff-access/layout/staff-frame.tsx'
import { MAX_COUNTED } from '#app/features/staff-access/layout/waiting-badge.tsx'
import { useSessionRefresh } from '#app/features/staff-access/session-refresh/use-session-refresh.ts'
import { appContext } from '#app/platform/context.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { useAnswerFocus } from '#app/ui/staff/use-answer-focus.ts'
import type { Route } from './+types/layout'

export const middleware = requireStaff

/** The loader also ensures that every client navigation runs the guard on the server. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { expiresAt, user } = context.get(sessionContext)
  const [firstPassword, waiting] = await Promise.all([
    hasFirstPassword(app, user.email),
    countPending(app.db, MAX_COUNTED + 1).catch((err) => {
      logFault(context, err, 'pending reports could not be counted')
      return 0
    }),
  ])
  return {
    account: user.email,
    secondsLeft: (expiresAt.getTime() - app.clock.now().getTime()) / 1000,
    firstPassword,
    isMenuNarrow: isMenuNarrow(request),
    waiting,
  }
}

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  useSessionRefresh(loaderData.secondsLeft)
  useAnswerFocus()
  return (
    <StaffFrame>
      {loaderData.firstPassword && <FirstPasswordLine />}
      <Outlet />
    </StaffFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const answer = isRouteErrorResponse(error) ? error : null
  if (answer?.data?.fields) return <ResubmitForm {...(answer.data as RejectedForm)} />
  return (
    <StaffFrame>
      {answer?.status === 404 ? <NotFoundScreen /> : <UnexpectedErrorScreen />}
    </StaffFrame>
  )
}
