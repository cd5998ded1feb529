import type { ReactNode } from 'react'
import { useText } from '#app/i18n/use-text.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Illustration, type IllustrationName } from '#app/ui/illustration.tsx'
import { errorsText } from '#words/errors.js'
import { siteText } from '#words/site.js'

/** Screen for an unknown URL. */
export function NotFoundScreen() {
  const t = useText(errorsText).notFound
  return (
    <ErrorScreen drawing="lost-way" title={t.title} text={t.text}>
      <ButtonLink to="/">{t.home}</ButtonLink>
      <ButtonLink to="/scam-library" look="quiet">
        {t.library}
      </ButtonLink>
    </ErrorScreen>
  )
}

/** Screen for a temporary server error, with a retry button. */
export function ServerErrorScreen() {
  const t = useText(errorsText).server
  return (
    <ErrorScreen drawing="fault" title={t.title} text={t.text}>
      <Reload>{t.retry}</Reload>
      <ButtonLink to="/" look="quiet">
        {t.home}
      </ButtonLink>
    </ErrorScreen>
  )
}

/** Screen for an unexpected error. Plain links, because the router may have failed. */
export function UnexpectedErrorScreen({ missing = false }: { missing?: boolean }) {
  const t = useText(errorsText).unexpected
  if (missing) return <NotFoundScreen />
  return (
    <ErrorScreen drawing="fault" title={t.title} text={t.text}>
      <Reload>{t.refresh}</Reload>
      <ButtonLink to="/" look="quiet">
        {t.home}
      </ButtonLink>
    </ErrorScreen>
  )
}

/** See `enhanceButtons`. */
function Reload({ children }: { children: string }) {
  return (
    <Button data-does="reload" className="noscript:hidden">
      {children}
    </Button>
  )
}

function ErrorScreen({
  drawing,
  title,
  text,
  children,
}: {
  drawing: IllustrationName
  title: string
  text: string
  children: ReactNode
}) {
  const { titleEnding } = useText(siteText)
  return (
    <div className="page flex min-h-[60vh] flex-col items-center justify-center py-16 text-center">
      <title>{`${title} | ${titleEnding}`}</title>
      <meta name="description" content={text} />
      <meta name="robots" content="noindex" />
      <Illustration name={drawing} />
      <h1 className="mt-5 text-2xl">{title}</h1>
      <p className="mt-3 max-w-prose text-muted">{text}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
