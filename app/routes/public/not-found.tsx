import { data } from 'react-router'
import { NotFoundScreen } from '#app/features/shell/error-screens.tsx'

export function loader() {
  return data(null, { status: 404 })
}

/** No screen takes a form at an address that does not exist. */
export function action() {
  return data(null, { status: 404 })
}

export default NotFoundScreen
