import { staffMeta } from '#app/features/staff-access/sign-in/entrance.ts'
import { staffAccess } from '#app/i18n/en/staff/access.ts'
import { staffAccessText } from '#app/i18n/staff/access.ts'
import { useText } from '#app/i18n/use-text.tsx'

export const meta = () => staffMeta(staffAccess.settings.title)

export default function AdminSettings() {
  const t = useText(staffAccessText).settings
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-3 text-muted">{t.text}</p>
    </>
  )
}
