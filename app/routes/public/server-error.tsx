import { data } from 'react-router'
import { ServerErrorScreen } from '#app/features/shell/error-screens.tsx'

export function loader() {
  return data(null, { status: 500 })
}

export default ServerErrorScreen
