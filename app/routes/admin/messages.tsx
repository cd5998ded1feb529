import { data, Form, redirect, useNavigation } from 'react-router'
import { clearCodes, removeMessage } from '#app/features/outbox/clear-outbox.server.ts'
import { CodeTable } from '#app/features/outbox/code-table.tsx'
import { MessageList } from '#app/features/outbox/message-list.tsx'
import { CLEAR_CODES, MESSAGE_PARAMETER, MESSAGES_PATH } from '#app/features/outbox/outbox.ts'
import { readOutbox } from '#app/features/outbox/read-outbox.server.ts'
import { DeleteDialog } from '#app/features/staff-access/draft-recovery/delete-dialog.tsx'
import { SubmitFailureNote } from '#app/features/staff-access/draft-recovery/submit-failure-note.tsx'
import { submitKeepingDraft } from '#app/features/staff-access/draft-recovery/submit-keeping-draft.ts'
import { staffOf } from '#app/features/staff-access/layout/require-staff.server.ts'
import { SuccessMessage, withSuccess } from '#app/features/staff-access/layout/success-message.tsx'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { sendsMail } from '#app/platform/mail/mail.server.ts'
import { Button } from '#app/ui/button.tsx'
import { staffMessages } from '#words/en/staff/staff-messages.js'
import type { Route } from './+types/messages'

export const meta = () => staffMeta(staffMessages.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const mailedTo = sendsMail(app.env) ? app.env.SUPPORT_EMAIL : null
  const asked = new URL(request.url).searchParams.get(MESSAGE_PARAMETER)
  try {
    return { isLoaded: true, mailedTo, asked, ...(await readOutbox(app)) }
  } catch (err) {
    logFault(context, err, 'the outbox failed to load')
    const nothing = { messages: [], codes: [], hasMore: false }
    return data({ isLoaded: false, mailedTo, asked, ...nothing }, { status: 503 })
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const file = new URL(request.url).searchParams.get(MESSAGE_PARAMETER)
  const intent = (await readForm(request)).get('intent')
  const isClearing = intent === CLEAR_CODES
  if (!isClearing && !(intent === 'delete' && file)) return failed(400)
  try {
    if (isClearing) await clearCodes(app, staffOf(context))
    else await removeMessage(app, staffOf(context), file ?? '')
  } catch (err) {
    logFault(context, err, 'the outbox was not cleared')
    return failed(503)
  }
  return redirect(withSuccess(MESSAGES_PATH, isClearing ? 'codes' : 'answered'), 303)
}

const failed = (status: number) => data({ problem: 'failed' } as const, { status })

export const clientAction = (args: Route.ClientActionArgs) => submitKeepingDraft(args, () => ({}))

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const t = staffMessages
  const { isLoaded, mailedTo, messages, codes, hasMore, asked } = loaderData
  const isSending = useNavigation().formMethod === 'POST'
  const isFailed = actionData?.problem === 'failed'
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-2 max-w-prose text-muted">
        {mailedTo === null ? t.kept : t.mailed({ address: mailedTo })}
      </p>
      <SuccessMessage words={t.done} />
      <p role="status" className="mt-4 text-muted">
        {!isLoaded && t.notLoaded}
        {hasMore && t.more}
      </p>
      <section className="mt-6">
        <h2 className="text-xl">{t.messages.title}</h2>
        {isLoaded && messages.length === 0 && <p className="mt-2 text-muted">{t.messages.empty}</p>}
        <MessageList messages={messages} />
      </section>
      <section className="mt-10">
        <h2 className="text-xl">{t.codes.title}</h2>
        {isLoaded && codes.length === 0 && <p className="mt-2 text-muted">{t.codes.empty}</p>}
        {codes.length > 0 && (
          <>
            <p className="mt-2 mb-4 max-w-prose text-muted">{t.codes.intro}</p>
            <CodeTable codes={codes} />
            <Form method="post" action={MESSAGES_PATH} replace className="mt-4 grid gap-4">
              {!asked && <SubmitFailureNote />}
              <p role="status" className="text-danger empty:hidden">
                {isFailed && !asked && t.codes.failed}
              </p>
              <div>
                <Button
                  look="quiet"
                  type="submit"
                  name="intent"
                  value={CLEAR_CODES}
                  disabled={isSending}
                >
                  {t.codes.clear}
                </Button>
              </div>
            </Form>
          </>
        )}
      </section>
      {asked && (
        <DeleteDialog
          title={messages.find(({ file }) => file === asked)?.subject ?? null}
          failed={isFailed}
          closeTo={MESSAGES_PATH}
          words={t.confirm}
        />
      )}
    </>
  )
}
