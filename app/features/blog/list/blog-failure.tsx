import { useLocation } from 'react-router'
import { blogText } from '#app/i18n/blog.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** The articles could not be read; the same address asks again. */
export function BlogFailure({ loading }: { loading: boolean }) {
  const t = useText(blogText)
  const { pathname, search } = useLocation()
  return (
    <div aria-busy={loading}>
      <Alert tone="danger" announce>
        <p>{t.failure.text}</p>
      </Alert>
      <ButtonLink soft to={{ pathname, search }} replace className="mt-5">
        {loading ? t.loading : t.failure.retry}
      </ButtonLink>
    </div>
  )
}
