import { ButtonLink } from '../button.tsx'
import { Illustration } from '../illustration.tsx'
import { IN_PLACE } from './search-results.tsx'

/** Empty state of a list. @param clearTo URL without query and filters */
export function NothingFound({
  words,
  clearTo,
}: {
  words: { title: string; text: string; clear: string }
  clearTo: string
}) {
  return (
    <div className="rounded-lg border border-line bg-raised px-5 py-10 text-center font-normal text-ink in-aria-busy:hidden">
      <Illustration name="nothing-found" className="mx-auto mb-4" />
      <h2 className="text-lg">{words.title}</h2>
      <p className="mt-2 text-muted">{words.text}</p>
      <ButtonLink to={clearTo} {...IN_PLACE} className="mt-6">
        {words.clear}
      </ButtonLink>
    </div>
  )
}
