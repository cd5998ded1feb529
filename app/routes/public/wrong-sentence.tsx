import { data, redirect } from 'react-router'
import { LIMITS } from '#app/domain/limits.ts'
import { pageMeta, textAt } from '#app/features/shell/page-meta.ts'
import translationScript from '#app/features/translation/client/translation-script.ts?script'
import { sendTranslationReport } from '#app/features/translation/send-translation-report.server.ts'
import { TranslationForm } from '#app/features/translation/translation-form.tsx'
import {
  PAGE_PARAMETER,
  pageOf,
  readTranslationInput,
  TRANSLATION_PATH,
} from '#app/features/translation/translation-input.ts'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import {
  PRIVATE_NO_CACHE,
  PRIVATE_NO_STORE,
} from '#app/platform/http/representation/cache-control.server.ts'
import { keptRetryAfter, retryAfter } from '#app/platform/http/representation/retry-after.server.ts'
import { visitorOf } from '#app/platform/visitor/visitor-of.server.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { OwnScript } from '#app/ui/script/own-script.tsx'
import { translationText } from '#words/translation.js'
import type { Route } from './+types/wrong-sentence'

const STATUS = { invalid: 400, 'rate-limited': 429, failed: 503 } as const

/** A separate URL, so that a reload sends nothing. */
const SENT = 'sent'

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, { ...textAt(translationText, place), noindex: true })

/** A page that came with a form is stored nowhere. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => ({
  ...(actionHeaders.has('Cache-Control') ? PRIVATE_NO_STORE : PRIVATE_NO_CACHE),
  ...keptRetryAfter(actionHeaders),
})

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return { page: pageOf(searchParams.get(PAGE_PARAMETER)), sent: searchParams.has(SENT) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const locale = localeOf(new URL(request.url).pathname)
  const typed = readTranslationInput(await readForm(request))
  const outcome = await sendTranslationReport(app, visitorOf(context), typed, locale)
  if (outcome.ok) {
    const query = new URLSearchParams({ [SENT]: '', [PAGE_PARAMETER]: typed.page })
    return redirect(localPath(locale, `${TRANSLATION_PATH}?${query}`), {
      status: 303,
      headers: PRIVATE_NO_STORE,
    })
  }
  const status = STATUS[outcome.problem]
  const headers = { ...PRIVATE_NO_STORE, ...retryAfter(status, LIMITS.contactWindow) }
  return data({ typed, outcome }, { status, headers })
}

export default function WrongSentence({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(translationText)
  const { page, sent } = loaderData
  if (sent) {
    return (
      <div className="page py-6 md:py-14">
        <Card>
          <Icon name="check" className="size-10 rounded-lg bg-safe-soft p-2 text-safe" />
          <h1 className="mt-4 text-2xl">{t.sent.title}</h1>
          <p className="mt-2 text-lg text-muted">{t.sent.text}</p>
          {page && (
            <p className="mt-4">
              <a
                href={page}
                className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
              >
                {t.sent.back}
              </a>
            </p>
          )}
        </Card>
      </div>
    )
  }
  const outcome = actionData?.outcome
  return (
    <div className="page py-6 md:py-14">
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{t.intro}</p>
      <div className="mt-2 max-w-prose">
        <TranslationForm
          initial={actionData?.typed ?? { page, sentence: '', better: '' }}
          problems={outcome?.problem === 'invalid' ? outcome.fields : {}}
          refusal={outcome && outcome.problem !== 'invalid' ? outcome.problem : null}
        />
      </div>
      <OwnScript src={translationScript} />
    </div>
  )
}
