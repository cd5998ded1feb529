import { data, Link, redirect } from 'react-router'
import { ApiKeyForm } from '#app/features/api-keys/staff/api-key-form.tsx'
import { NEW_API_KEY, readApiKey } from '#app/features/api-keys/staff/api-key-input.ts'
import { ApiKeyTable } from '#app/features/api-keys/staff/api-key-table.tsx'
import { createApiKey } from '#app/features/api-keys/staff/create-api-key.server.ts'
import { MadeKey } from '#app/features/api-keys/staff/made-key.tsx'
import { revokeApiKey } from '#app/features/api-keys/staff/revoke-api-key.server.ts'
import {
  findApiKeyName,
  listApiKeys,
} from '#app/features/api-keys/staff/staff-api-keys.db.server.ts'
import { newFormId } from '#app/features/audit/insert-once.server.ts'
import { idIn } from '#app/features/audit/row-version.ts'
import { DeleteDialog } from '#app/features/staff-access/draft-recovery/delete-dialog.tsx'
import { ProblemStatus } from '#app/features/staff-access/draft-recovery/problem-status.tsx'
import { submitKeepingDraft } from '#app/features/staff-access/draft-recovery/submit-keeping-draft.ts'
import { staffOf } from '#app/features/staff-access/layout/require-staff.server.ts'
import { SuccessMessage, withSuccess } from '#app/features/staff-access/layout/success-message.tsx'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { type App, appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { staffApiKeys } from '#words/en/staff/staff-api-keys.js'
import type { Route } from './+types/api-keys'

const PATH = '/admin/api-keys'

/** HTTP status by rejection. */
const STATUS = { invalid: 400, 'sent-before': 409 } as const

export const meta = () => staffMeta(staffApiKeys.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const id = new URL(request.url).searchParams.get('revoke')
  const formId = newFormId()
  try {
    const [keys, name] = await Promise.all([listApiKeys(db), id ? findApiKeyName(db, id) : null])
    return { isLoaded: true, formId, keys, revoking: id ? { name } : null }
  } catch (err) {
    logFault(context, err, 'the API keys failed to load')
    return data({ isLoaded: false, formId, keys: [], revoking: null }, { status: 503 })
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const id = new URL(request.url).searchParams.get('revoke')
  const form = await readForm(request)
  const kept = keptOf(form)
  try {
    if (form.get('intent') === 'add') return await add(app, context, form)
    if (!id || form.get('intent') !== 'delete') {
      return data({ problem: 'failed', ...kept } as const, { status: 400 })
    }
    await revokeApiKey(app, staffOf(context), id)
  } catch (err) {
    logFault(context, err, 'an API key was not added or revoked')
    return data({ problem: 'failed', ...kept } as const, { status: 503 })
  }
  return redirect(withSuccess(PATH, 'revoke'), 303)
}

async function add(app: App, context: Route.ActionArgs['context'], form: FormData) {
  const kept = keptOf(form)
  const outcome = await createApiKey(app, staffOf(context), kept)
  if (outcome.ok) return { problem: null, made: { name: kept.input.name, value: outcome.key } }
  return data({ ...outcome, ...kept }, { status: STATUS[outcome.problem] })
}

export const clientAction = (args: Route.ClientActionArgs) => submitKeepingDraft(args, keptOf)

export default function ApiKeys({ loaderData, actionData }: Route.ComponentProps) {
  const t = staffApiKeys
  const { isLoaded, formId, keys, revoking } = loaderData
  const made = actionData && 'made' in actionData ? actionData.made : null
  const refused = actionData && 'input' in actionData ? actionData : null
  const problem = revoking ? null : (actionData?.problem ?? null)
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-2 max-w-prose text-muted">{t.intro}</p>
      <p className="mt-2">
        <Link
          to="/api"
          reloadDocument
          className="inline-flex min-h-11 items-center text-brand underline"
        >
          {t.document}
        </Link>
      </p>
      <SuccessMessage words={t.done} />
      {made && <MadeKey {...made} />}
      <p role="status" className="mt-4 text-muted">
        {!isLoaded && t.notLoaded}
        {isLoaded && keys.length === 0 && t.empty}
      </p>
      {keys.length > 0 && <ApiKeyTable keys={keys} />}
      <section className="mt-8">
        <h2 className="text-xl">{t.add.title}</h2>
        <ProblemStatus problem={problem} words={t.add.problems} />
        <ApiKeyForm
          key={made?.value}
          id={refused && refused.problem !== 'sent-before' ? refused.id : formId}
          input={refused?.input ?? NEW_API_KEY}
          problems={refused && 'problems' in refused ? refused.problems : {}}
        />
      </section>
      {revoking && (
        <DeleteDialog
          title={revoking.name}
          failed={actionData?.problem === 'failed'}
          closeTo={PATH}
          words={t.confirm}
        />
      )}
    </>
  )
}

function keptOf(form: FormData) {
  return { id: idIn(form), input: readApiKey(form) }
}
