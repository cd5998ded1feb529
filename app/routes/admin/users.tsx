import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { staffAccess } from '#words/en/staff/staff-access.js'

export const meta = () => staffMeta(staffAccess.users.title)

/** Only this sentence, as a heading: a screen without one is hard to find one's way in by ear. */
export default function AdminUsers() {
  return <h1 className="text-xl">{staffAccess.users.text}</h1>
}
