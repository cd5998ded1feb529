import { data, redirect } from 'react-router'
import { MAX_QUERY_LENGTH, readPage } from '#app/domain/list-address.ts'
import { newFormId } from '#app/features/audit/insert-once.server.ts'
import { idIn, versionIn } from '#app/features/audit/row-version.ts'
import { entriesNaming } from '#app/features/indicators/entry/entry-indicators.db.server.ts'
import { listScams } from '#app/features/scams/list-scams.db.server.ts'
import { listCategories } from '#app/features/scams/scams.db.server.ts'
import {
  contentSearch,
  readContentFilters,
  readOpenDialog,
} from '#app/features/scams/staff/content-filters.ts'
import { createScam } from '#app/features/scams/staff/create-scam.server.ts'
import { editScam } from '#app/features/scams/staff/edit-scam.server.ts'
import { EntryDialog } from '#app/features/scams/staff/entry-dialogs.tsx'
import { openEntry } from '#app/features/scams/staff/open-entry.server.ts'
import { removeScam } from '#app/features/scams/staff/remove-scam.server.ts'
import { readScamInput, type ScamInput } from '#app/features/scams/staff/scam-input.ts'
import { ScamTable } from '#app/features/scams/staff/scam-table.tsx'
import { submitKeepingDraft } from '#app/features/staff-access/draft-recovery/submit-keeping-draft.ts'
import { staffOf } from '#app/features/staff-access/layout/require-staff.server.ts'
import { SuccessMessage, withSuccess } from '#app/features/staff-access/layout/success-message.tsx'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FilterForm } from '#app/ui/staff/filter-form.tsx'
import { ListPages } from '#app/ui/staff/list-pages.tsx'
import { staffContent } from '#words/en/staff/staff-content.js'
import type { Route } from './+types/content'

const PER_PAGE = 20

/** HTTP status by rejection. */
const STATUS = { invalid: 400, conflict: 409, gone: 409 } as const

export const meta = () => staffMeta(staffContent.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, crypto } = context.get(appContext)
  const { searchParams } = new URL(request.url)
  const asked = { filters: readContentFilters(searchParams), page: readPage(searchParams) }
  const over = readOpenDialog(searchParams)
  try {
    const categories = await listCategories(db)
    const id = over && 'edit' in over ? over.edit : over && 'delete' in over ? over.delete : null
    const named = await entriesNaming({ db, crypto }, asked.filters.query)
    const [list, entry] = await Promise.all([
      listScams(db, { ...asked, named, pageSize: PER_PAGE, locale: 'en' }),
      id ? openEntry(db, id) : null,
    ])
    return { isLoaded: true, ...asked, over, newId: newFormId(), categories, list, entry }
  } catch (err) {
    logFault(context, err, 'content failed to load')
    const nothing = { categories: [], list: { entries: [], hasMore: false }, entry: null }
    return data(
      { isLoaded: false, ...asked, over, newId: newFormId(), ...nothing },
      { status: 503 },
    )
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const staff = staffOf(context)
  const { searchParams } = new URL(request.url)
  const over = readOpenDialog(searchParams)
  const form = await readForm(request)
  const kept = keptOf(form)
  const { typed, version } = kept
  const list = `/admin/content${contentSearch(readContentFilters(searchParams), readPage(searchParams))}`
  const done = (deed: keyof typeof staffContent.done) => redirect(withSuccess(list, deed), 303)
  try {
    if (over && 'delete' in over && !typed) {
      await removeScam(app, staff, over.delete)
      return done('delete')
    }
    if (!over || 'delete' in over || !typed) {
      return data({ problem: 'failed', ...kept } as const, { status: 400 })
    }
    if ('new' in over) {
      const outcome = await createScam(app, staff, { id: kept.id, input: typed })
      if (outcome.ok) return done('create')
      const { problems } = outcome
      return data({ problem: 'invalid', problems, ...kept } as const, { status: STATUS.invalid })
    }
    const outcome = await editScam(app, staff, { id: over.edit, version, input: typed })
    if (outcome.ok) return done('edit')
    const isSecond = outcome.problem !== 'invalid'
    const now = isSecond ? { now: await openEntry(app.db, over.edit) } : {}
    return data({ ...outcome, ...kept, ...now }, { status: STATUS[outcome.problem] })
  } catch (err) {
    logFault(context, err, 'an entry was not saved')
    return data({ problem: 'failed', ...kept } as const, { status: 503 })
  }
}

export const clientAction = (args: Route.ClientActionArgs) => submitKeepingDraft(args, keptOf)

export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const t = staffContent
  const { isLoaded, filters, page, over, newId, categories, list, entry } = loaderData
  const isBeyond = isLoaded && page > 1 && list.entries.length === 0
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">{t.title}</h1>
        <ButtonLink
          soft
          to={{ search: contentSearch(filters, page, { new: true }) }}
          preventScrollReset
        >
          {t.add}
        </ButtonLink>
      </div>
      <div className="mt-6">
        <FilterForm
          query={filters.query}
          longest={MAX_QUERY_LENGTH}
          choice={{
            name: 'category',
            label: t.category,
            value: filters.category,
            all: t.all,
            options: categories.map(({ slug, name }) => [slug, name] as const),
          }}
          words={t}
        />
      </div>
      <SuccessMessage words={t.done} />
      <p role="status" className="mt-4 text-muted">
        {!isLoaded && t.notLoaded}
        {isLoaded && list.entries.length === 0 && (isBeyond ? t.emptyPage : t.empty)}
      </p>
      {list.entries.length > 0 && (
        <ScamTable
          scams={list.entries}
          categories={categories}
          addressOf={(wanted) => contentSearch(filters, page, wanted)}
        />
      )}
      <ListPages
        page={page}
        isBeyond={isBeyond}
        hasMore={list.hasMore}
        searchOf={(wanted) => contentSearch(filters, wanted)}
        words={t}
      />
      {over && (
        <EntryDialog
          key={JSON.stringify(over)}
          over={over}
          isLoaded={isLoaded}
          newId={newId}
          entry={entry}
          categories={categories}
          refusal={actionData}
          closeTo={{ search: contentSearch(filters, page) }}
        />
      )}
    </>
  )
}

/** Returns the input for a rejection. A deletion has none. */
function keptOf(form: FormData): { typed: ScamInput | null; id: string; version: string } {
  return {
    typed: form.get('intent') === 'delete' ? null : readScamInput(form),
    id: idIn(form),
    version: versionIn(form),
  }
}
