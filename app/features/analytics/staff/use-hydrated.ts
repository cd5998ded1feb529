import { useSyncExternalStore } from 'react'

const nothingToWatch = () => () => {}

/** Whether scripts run: false on the server and until the page has come to life. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  )
}
