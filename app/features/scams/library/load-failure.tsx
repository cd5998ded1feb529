import { useLocation } from 'react-router'
import { libraryText } from '#app/i18n/library/library.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Spinner } from './spinner.tsx'

/** The library could not be read; the same address asks again. */
export function LoadFailure({ loading }: { loading: boolean }) {
  const t = useText(libraryText)
  const { pathname, search } = useLocation()
  return (
    <div aria-busy={loading}>
      <Alert tone="danger" announce>
        <p>{t.failure.text}</p>
      </Alert>
      <ButtonLink soft to={{ pathname, search }} replace className="mt-5">
        {loading && <Spinner />}
        {t.failure.retry}
      </ButtonLink>
    </div>
  )
}
