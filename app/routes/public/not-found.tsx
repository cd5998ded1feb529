import { data } from 'react-router'
import { NotFoundScreen } from '#app/features/shell/error-screens.tsx'

export function loader() {
  return data(null, { status: 404 })
}

/** No screen accepts a form at an unknown URL. */
export function action() {
  return data(null, { status: 404 })
}

export default NotFoundScreen
