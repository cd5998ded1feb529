import { staffMeta } from '#app/features/staff-access/sign-in/entrance.ts'
import { staffAccess } from '#app/i18n/en/staff/access.ts'
import { staffAccessText } from '#app/i18n/staff/access.ts'
import { useText } from '#app/i18n/use-text.tsx'

export const meta = () => staffMeta(staffAccess.users.title)

/** Only this sentence, as a heading: a screen without one is hard to find one's way in by ear. */
export default function AdminUsers() {
  return <h1 className="text-xl">{useText(staffAccessText).users.text}</h1>
}
