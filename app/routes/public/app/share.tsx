import { data, redirect } from 'react-router'
import { checksRemaining } from '#app/features/checks/check-content.server.ts'
import { CheckForm } from '#app/features/checks/form/check-form.tsx'
import { CheckerPage } from '#app/features/checks/page/checker-page.tsx'
import { readSharedTexts } from '#app/features/share/read-shared-texts.server.ts'
import type { SharedContent } from '#app/features/share/shared-content.ts'
import { pageMeta, textAt } from '#app/features/shell/page-meta.ts'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { useLocalPath } from '#app/i18n/use-text.tsx'
import { appContext } from '#app/platform/context.server.ts'
import { PRIVATE_NO_STORE } from '#app/platform/http/representation/cache-control.server.ts'
import { visitorOf } from '#app/platform/visitor/visitor-of.server.ts'
import { checkerText } from '#words/checker/checker.js'
import type { Route } from './+types/share'

const CHECKER_PATH = '/scam-checker'
const NOTHING: SharedContent = { type: 'message', text: '' }

/** GET requests are redirected to the checker. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }) => {
    if (request.method === 'POST') return
    throw redirect(localPath(localeOf(new URL(request.url).pathname), CHECKER_PATH))
  },
]

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, { ...textAt(checkerText, place), noindex: true })

export const headers = () => PRIVATE_NO_STORE

export async function loader({ context }: Route.LoaderArgs) {
  return { remaining: await checksRemaining(context.get(appContext), visitorOf(context)) }
}

/** Fallback for browsers whose service worker is not active yet. Stores nothing and reads no picture. */
export async function action({ request }: Route.ActionArgs) {
  return data(await readSharedTexts(request), { headers: PRIVATE_NO_STORE })
}

/** The checker prefilled with the shared content, not submitted. */
export default function Share({ loaderData, actionData }: Route.ComponentProps) {
  const local = useLocalPath()
  return (
    <CheckerPage>
      <CheckForm
        action={local(CHECKER_PATH)}
        initial={actionData ?? NOTHING}
        problem={null}
        remaining={loaderData.remaining}
      />
    </CheckerPage>
  )
}
