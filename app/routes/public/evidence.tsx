import { packWords } from '#app/features/evidence-pack/pack-words.server.ts'
import { EvidencePage } from '#app/features/evidence-pack/page/evidence-page.tsx'
import { pageMeta, textAt } from '#app/features/shell/page-meta.ts'
import { localeOf } from '#app/i18n/local-path.ts'
import { evidencePackText } from '#words/evidence-pack.js'
import type { Route } from './+types/evidence'

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, { ...textAt(evidencePackText, place), noindex: true })

export function loader({ request }: Route.LoaderArgs) {
  return { words: packWords(localeOf(new URL(request.url).pathname)) }
}

/** The page for bank and police: the same for everyone, as the device fills it. */
export default function Evidence({ loaderData }: Route.ComponentProps) {
  return <EvidencePage words={loaderData.words} />
}
