import { createContext, type RouterContextProvider } from 'react-router'
import type { Staff } from './staff.ts'

/** Filled by the guard of the staff area, by nothing else. */
export const staffContext = createContext<Staff>()

/** Who is at work. @throws Error on a route that the guard does not cover */
export function staffOf(context: Readonly<RouterContextProvider>): Staff {
  return context.get(staffContext)
}
