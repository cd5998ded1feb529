import { data } from 'react-router'
import { NotFoundScreen } from '#app/features/shell/error-screens.tsx'

/** Inside the guard: strangers are not told which addresses of the staff area exist. */
export function loader() {
  throw data(null, { status: 404 })
}

export const ErrorBoundary = NotFoundScreen

export default function StaffNotFound() {
  return null
}
