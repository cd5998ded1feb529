import { useSyncExternalStore } from 'react'

/** Where a browser keeps that whoever uses it wants no keys. */
const OFF = 'staff-keys-off'

/** Told on the window when that changes in this page. */
const CHANGED = 'staff-keys-changed'

/** Whether single keys do something here. */
export function areKeysOn(): boolean {
  return localStorage.getItem(OFF) === null
}

/** Keeps in this browser whether single keys do something. */
export function turnKeys(on: boolean): void {
  if (on) localStorage.removeItem(OFF)
  else localStorage.setItem(OFF, '1')
  window.dispatchEvent(new Event(CHANGED))
}

/** The same for a screen, which follows it; null before its script runs: until then no key does anything. */
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
