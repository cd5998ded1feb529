import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { staffAccess } from '#words/en/staff/staff-access.js'

export const meta = () => staffMeta(staffAccess.settings.title)

export default function AdminSettings() {
  const t = staffAccess.settings
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-3 text-muted">{t.text}</p>
    </>
  )
}
