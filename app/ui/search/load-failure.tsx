import { useLocation } from 'react-router'
import { Alert } from '../alert.tsx'
import { ButtonLink } from '../button.tsx'
import { Spinner } from '../spinner.tsx'
import { IN_PLACE } from './search-results.tsx'

/**
 * A list could not be read; the same address asks again.
 * @param inPlace whether this page is whole, so that it need not be loaded anew
 */
export function LoadFailure({
  words,
  inPlace = false,
}: {
  words: { text: string; retry: string }
  inPlace?: boolean
}) {
  const { pathname, search } = useLocation()
  return (
    <>
      <Alert tone="danger" announce>
        <p>{words.text}</p>
      </Alert>
      <ButtonLink to={{ pathname, search }} {...(inPlace && IN_PLACE)} className="mt-5">
        {words.retry}
        <Spinner display="-order-1 hidden in-aria-busy:inline-block" />
      </ButtonLink>
    </>
  )
}
