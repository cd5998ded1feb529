import type { Staff } from '#app/features/staff-access/staff.ts'
import { newId } from '#database/new-id.ts'

/** A member of staff as the guard would return it. */
export function someStaff(name = 'Amal'): Staff {
  return { id: newId(), name, email: `${name.toLowerCase()}@staff.example` } as Staff
}
