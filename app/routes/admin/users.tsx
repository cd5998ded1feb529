import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { staffAccess } from '#words/en/staff/staff-access.js'

export const meta = () => staffMeta(staffAccess.users.title)

/** The specified sentence is the heading, because screen reader users need one. */
export default function AdminUsers() {
  return <h1 className="text-xl">{staffAccess.users.text}</h1>
}
