import { useText } from '#app/i18n/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Illustration } from '#app/ui/illustration.tsx'
import { scamDetailText } from '#words/library/scam-detail.js'

/** Shown for a missing entry, and if it cannot be loaded. */
export function ScamNotFound() {
  const t = useText(scamDetailText).notFound
  return (
    <div className="page flex min-h-[60vh] flex-col items-center justify-center py-16">
      <Illustration name="nothing-found" />
      <h1 className="mt-5 text-2xl">{t.title}</h1>
      <p className="mt-3">{t.text}</p>
      <ul className="mt-3 list-disc space-y-1 ps-6 text-muted">
        {t.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <ButtonLink to="/scam-library" className="mt-7">
        {t.back}
      </ButtonLink>
    </div>
  )
}
