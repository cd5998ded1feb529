import { data } from 'react-router'
import { NotFoundScreen } from '#app/features/shell/error-screens.tsx'

/** Behind the guard, so that others cannot probe which staff URLs exist. */
export function loader() {
  throw data(null, { status: 404 })
}

export const ErrorBoundary = NotFoundScreen

export default function StaffNotFound() {
  return null
}
