import documentScript from '#app/features/api/document/client/document-script.ts?script'
import { DOCUMENT_PATH, VIEWER_ID } from '#app/features/api/document/viewer.ts'
import { pageMeta, textAt } from '#app/features/shell/page-meta.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Link } from '#app/ui/link.tsx'
import { OwnScript } from '#app/ui/script/own-script.tsx'
import { apiDocumentText } from '#words/library/api-document.js'
import type { Route } from './+types/api-document'

const LINK = 'inline-flex min-h-11 items-center text-brand underline underline-offset-4'

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, { ...textAt(apiDocumentText, place), noindex: true })

export default function ApiDocument() {
  const t = useText(apiDocumentText)
  return (
    <div className="page py-6 md:py-14">
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{t.description}</p>
      <p className="mt-4">{t.inEnglish}</p>
      <p>
        <a href={DOCUMENT_PATH} className={LINK}>
          {t.machine}
        </a>
      </p>
      <p>
        <Link to="/contact" className={LINK}>
          {t.key}
        </Link>
      </p>
      <p className="mt-4 hidden max-w-prose noscript:block">{t.noScript}</p>
      <section id={VIEWER_ID} lang="en" dir="ltr" aria-label={t.title} className="mt-6" />
      <OwnScript src={documentScript} />
    </div>
  )
}
