import { useSyncExternalStore } from 'react'

/** localStorage key for disabled shortcuts. */
const OFF = 'staff-keys-off'

/** Window event when the setting changes. */
const CHANGED = 'staff-keys-changed'

/** Whether single-key shortcuts are on. */
export function areKeysOn(): boolean {
  return localStorage.getItem(OFF) === null
}

/** Stores the setting in this browser. */
export function turnKeys(on: boolean): void {
  if (on) localStorage.removeItem(OFF)
  else localStorage.setItem(OFF, '1')
  window.dispatchEvent(new Event(CHANGED))
}

/** The setting as a hook; null before hydration, when shortcuts do not work yet. */
export function useKeysOn(): boolean | null {
  return useSyncExternalStore(subscribe, areKeysOn, () => null)
}

function subscribe(call: () => void): () => void {
  window.addEventListener(CHANGED, call)
  window.addEventListener('storage', call)
  return () => {
    window.removeEventListener(CHANGED, call)
    window.removeEventListener('storage', call)
  }
}
