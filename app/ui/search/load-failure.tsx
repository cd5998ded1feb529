import { useLocation } from 'react-router'
import { Alert } from '../alert.tsx'
import { ButtonLink } from '../button.tsx'
import { Spinner } from '../spinner.tsx'
import { IN_PLACE } from './search-results.tsx'

/**
 * Error message for a list, with a link to retry.
 * @param inPlace whether the rest of the page is complete, so that only the results need to be reloaded
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
