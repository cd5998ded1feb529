import { data, redirect } from 'react-router'
import { LIMITS } from '#app/domain/limits.ts'
import { ContactForm } from '#app/features/contact/contact-form.tsx'
import {
  CONTACT_REGION,
  type ContactInput,
  type FieldProblems,
  HONEYPOT,
  readContactInput,
} from '#app/features/contact/contact-input.ts'
import contactScript from '#app/features/contact/contact-script.ts?script'
import { APPEAL_PATH, chosenSubject } from '#app/features/contact/contact-subject.ts'
import { DirectContact } from '#app/features/contact/direct-contact.tsx'
import { MessageSent } from '#app/features/contact/message-sent.tsx'
import { sendContactMessage } from '#app/features/contact/send-contact-message.server.ts'
import { pageMeta, textAt } from '#app/features/shell/page-meta.ts'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import {
  PRIVATE_NO_CACHE,
  PRIVATE_NO_STORE,
} from '#app/platform/http/representation/cache-control.server.ts'
import { keptRetryAfter, retryAfter } from '#app/platform/http/representation/retry-after.server.ts'
import { sendsMail } from '#app/platform/mail/mail.server.ts'
import { visitorOf } from '#app/platform/visitor/visitor-of.server.ts'
import { Link } from '#app/ui/link.tsx'
import { OwnScript } from '#app/ui/script/own-script.tsx'
import { contactText } from '#words/contact.js'
import type { Route } from './+types/contact'

/** HTTP status by rejection. */
const STATUS = { invalid: 400, 'no-identity': 400, 'rate-limited': 429, failed: 503 } as const

/** A separate URL, so that a reload sends nothing. */
const SENT = 'sent'

const NOTHING_TYPED: ContactInput = { name: '', email: '', subject: '', message: '' }
const NO_PROBLEMS: FieldProblems = {}

export const meta: Route.MetaFunction = (place) => pageMeta(place, textAt(contactText, place))

/** A page with a submitted message is not cached. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => ({
  ...(actionHeaders.has('Cache-Control') ? PRIVATE_NO_STORE : PRIVATE_NO_CACHE),
  ...keptRetryAfter(actionHeaders),
})

export function loader({ request, context }: Route.LoaderArgs) {
  const { env } = context.get(appContext)
  const { searchParams } = new URL(request.url)
  return {
    supportEmail: env.SUPPORT_EMAIL,
    isMailed: sendsMail(env),
    sent: searchParams.has(SENT),
    subject: chosenSubject(searchParams),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const form = await readForm(request)
  const address = localPath(localeOf(new URL(request.url).pathname), `/contact?${SENT}`)
  const sent = () => redirect(address, { status: 303, headers: PRIVATE_NO_STORE })
  if (form.get(HONEYPOT)) {
    app.log.info('a contact message filled in the honeypot')
    return sent()
  }
  const typed = readContactInput(form)
  const outcome = await sendContactMessage(app, visitorOf(context), typed)
  if (outcome.ok) return sent()
  const status = STATUS[outcome.problem]
  const headers = { ...PRIVATE_NO_STORE, ...retryAfter(status, LIMITS.contactWindow) }
  return data({ typed, outcome }, { status, headers })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(contactText)
  const problem = actionData?.outcome.problem ?? null
  const { subject } = loaderData
  const empty = subject ? { ...NOTHING_TYPED, subject: t.subjects[subject] } : NOTHING_TYPED
  return (
    <div className="page py-6 md:py-14">
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">
        {t.intro} {loaderData.isMailed ? t.fate.mailed : t.fate.kept}
      </p>
      <p className="mt-2 max-w-prose">
        {subject ? (
          t.appeal.hint
        ) : (
          <>
            {t.appeal.question}{' '}
            <Link to={APPEAL_PATH} className="text-brand underline underline-offset-4">
              {t.appeal.link}
            </Link>
          </>
        )}
      </p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <div id={CONTACT_REGION}>
          {loaderData.sent ? (
            <MessageSent isMailed={loaderData.isMailed} />
          ) : (
            <ContactForm
              initial={actionData?.typed ?? empty}
              problems={actionData?.outcome.fields ?? NO_PROBLEMS}
              refusal={problem === 'invalid' ? null : problem}
            />
          )}
        </div>
        <DirectContact supportEmail={loaderData.supportEmail} />
      </div>
      <OwnScript src={contactScript} />
    </div>
  )
}
