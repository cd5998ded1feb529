import { data, redirect } from 'react-router'
import { MAX_QUERY_LENGTH, readPage } from '#app/domain/list-address.ts'
import {
  POST_STATUSES,
  postSearch,
  readPostFilters,
  STAFF_BLOG_PATH,
} from '#app/features/blog/staff/post-filters.ts'
import { removePost } from '#app/features/blog/staff/remove-post.server.ts'
import { PostTable } from '#app/features/blog/staff/screens/post-table.tsx'
import { findPostRow, listStaffPosts } from '#app/features/blog/staff/staff-posts.db.server.ts'
import { DeleteDialog } from '#app/features/staff-access/draft-recovery/delete-dialog.tsx'
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
import { staffBlog } from '#words/en/staff/staff-blog.js'
import type { Route } from './+types/posts'

const PER_PAGE = 20

export const meta = () => staffMeta(staffBlog.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const { searchParams } = new URL(request.url)
  const asked = { filters: readPostFilters(searchParams), page: readPage(searchParams) }
  const id = searchParams.get('delete')
  try {
    const [list, row] = await Promise.all([
      listStaffPosts(db, asked.filters, { page: asked.page, pageSize: PER_PAGE }),
      id ? findPostRow(db, id) : null,
    ])
    return {
      isLoaded: true,
      ...asked,
      list,
      deleting: id && { title: row?.texts.en.title ?? null },
    }
  } catch (err) {
    logFault(context, err, 'the articles failed to load')
    const list = { posts: [], hasMore: false }
    return data({ isLoaded: false, ...asked, list, deleting: null }, { status: 503 })
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const { searchParams } = new URL(request.url)
  const id = searchParams.get('delete')
  const form = await readForm(request)
  if (!id || form.get('intent') !== 'delete')
    return data({ problem: 'failed' } as const, { status: 400 })
  try {
    await removePost(app, staffOf(context), id)
  } catch (err) {
    logFault(context, err, 'an article was not deleted')
    return data({ problem: 'failed' } as const, { status: 503 })
  }
  const search = postSearch(readPostFilters(searchParams), readPage(searchParams))
  return redirect(withSuccess(STAFF_BLOG_PATH + search, 'delete'), 303)
}

export const clientAction = (args: Route.ClientActionArgs) => submitKeepingDraft(args, () => ({}))

export default function Posts({ loaderData, actionData }: Route.ComponentProps) {
  const t = staffBlog
  const { isLoaded, filters, page, list, deleting } = loaderData
  const isBeyond = isLoaded && page > 1 && list.posts.length === 0
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">{t.title}</h1>
        <ButtonLink soft to={`${STAFF_BLOG_PATH}/new`}>
          {t.add}
        </ButtonLink>
      </div>
      <div className="mt-6">
        <FilterForm
          query={filters.query}
          longest={MAX_QUERY_LENGTH}
          choice={{
            name: 'status',
            label: t.status,
            value: filters.status,
            all: t.allStatuses,
            options: POST_STATUSES.map((status) => [status, t.statuses[status]] as const),
          }}
          words={t}
        />
      </div>
      <SuccessMessage words={t.done} />
      <p role="status" className="mt-4 text-muted">
        {!isLoaded && t.notLoaded}
        {isLoaded && list.posts.length === 0 && (isBeyond ? t.emptyPage : t.empty)}
      </p>
      {list.posts.length > 0 && (
        <PostTable posts={list.posts} deletionOf={(id) => postSearch(filters, page, id)} />
      )}
      <ListPages
        page={page}
        isBeyond={isBeyond}
        hasMore={list.hasMore}
        searchOf={(wanted) => postSearch(filters, wanted)}
        words={t}
      />
      {deleting && (
        <DeleteDialog
          title={deleting.title}
          failed={actionData?.problem === 'failed'}
          closeTo={{ search: postSearch(filters, page) }}
          words={t.confirm}
        />
      )}
    </>
  )
}
