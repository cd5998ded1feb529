import { useEffect, useState } from 'react'
import { data, Link, redirect } from 'react-router'
import { oneOf } from '#app/domain/one-of.ts'
import { History } from '#app/features/audit/history.tsx'
import { newFormId } from '#app/features/audit/insert-once.server.ts'
import { idIn, versionIn, versionOfForm } from '#app/features/audit/row-version.ts'
import { ShortDate } from '#app/features/audit/short-date.tsx'
import { namesOf } from '#app/features/audit/staff-action.ts'
import { BLOG_PATH } from '#app/features/blog/blog-filters.ts'
import { createPost } from '#app/features/blog/staff/create-post.server.ts'
import { editPost, type Move } from '#app/features/blog/staff/edit-post.server.ts'
import { type OpenedPost, openPost } from '#app/features/blog/staff/open-post.server.ts'
import { STAFF_BLOG_PATH } from '#app/features/blog/staff/post-filters.ts'
import { readPostInput } from '#app/features/blog/staff/post-input.ts'
import { PostForm } from '#app/features/blog/staff/screens/post-form.tsx'
import { type Refusal, RefusalNote } from '#app/features/blog/staff/screens/refusal-note.tsx'
import { postChoices } from '#app/features/blog/staff/staff-posts.db.server.ts'
import { submitKeepingDraft } from '#app/features/staff-access/draft-recovery/submit-keeping-draft.ts'
import { useUnsavedGuard } from '#app/features/staff-access/draft-recovery/use-unsaved-guard.ts'
import { staffOf } from '#app/features/staff-access/layout/require-staff.server.ts'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { useLatest } from '#app/ui/staff/use-latest.ts'
import { staffBlog } from '#words/en/staff/staff-blog.js'
import type { Route } from './+types/post'

/** Id in the URL of a new article. */
const NEW = 'new'

/** URL parameter after saving. Its value differs with every save, even without changes. */
const SAVED = 'saved'

/**
 * URL parameter with the saved version, because somebody else may have changed the article by the time it is
 * loaded.
 */
const VERSION = 'version'

/** HTTP status by rejection. */
const STATUS = { invalid: 400, conflict: 409, gone: 409 } as const

const MOVES: readonly Move[] = ['save', 'publish', 'unpublish']

export const meta = () => staffMeta(staffBlog.title)

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const isNew = params.id === NEW
  const id = isNew ? newFormId() : params.id
  const { searchParams } = new URL(request.url)
  const saved = searchParams.get(SAVED)
  const savedVersion = searchParams.get(VERSION)
  try {
    const [choices, post] = await Promise.all([
      postChoices(db),
      isNew ? null : openPost(db, params.id),
    ])
    const found = { isLoaded: true, isNew, id, saved, savedVersion, choices, post }
    return post || isNew ? found : data(found, { status: 404 })
  } catch (err) {
    logFault(context, err, 'an article failed to load')
    const choices = { categories: [], authors: [], covers: [] }
    const found = { isLoaded: false, isNew, id, saved, savedVersion, choices, post: null }
    return data(found, { status: 503 })
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const staff = staffOf(context)
  const form = await readForm(request)
  const kept = keptOf(form)
  const { typed, version } = kept
  const move = oneOf(MOVES, form.get('intent')) ?? 'save'
  const done = (id: string, version: string) => {
    const told = new URLSearchParams({ [SAVED]: crypto.randomUUID(), [VERSION]: version })
    return redirect(`${STAFF_BLOG_PATH}/${id}?${told}`, 303)
  }
  const refuse = (refusal: Refusal, status: number) => data(refusal, { status })
  try {
    if (params.id === NEW) {
      const publish = move === 'publish'
      const outcome = await createPost(app, staff, { id: kept.id, input: typed, publish })
      if (outcome.ok) return done(outcome.id, outcome.version)
      return refuse({ ...outcome, ...kept }, STATUS.invalid)
    }
    const outcome = await editPost(app, staff, { id: params.id, version, input: typed, move })
    if (outcome.ok) return done(params.id, outcome.version)
    if (outcome.problem === 'invalid') return refuse({ ...outcome, ...kept }, STATUS.invalid)
    const now = await openPost(app.db, params.id)
    return refuse({ ...outcome, ...kept, now }, STATUS[outcome.problem])
  } catch (err) {
    logFault(context, err, 'an article was not saved')
    return refuse({ problem: 'failed', ...kept }, 503)
  }
}

export const clientAction = (args: Route.ClientActionArgs) => submitKeepingDraft(args, keptOf)

/** A new article keeps its component, and so its input, when it is saved for the first time. */
export default function PostScreen(props: Route.ComponentProps) {
  const { id, isNew } = props.loaderData
  const own = (isNew && props.actionData?.id) || id
  return <OnePost key={own} {...props} id={own} />
}

function OnePost({ loaderData, actionData, id }: Route.ComponentProps & { id: string }) {
  const t = staffBlog
  const { isLoaded, isNew, saved, savedVersion, choices } = loaderData
  const post = useLatest(loaderData.post, actionData)
  const isMissing = isLoaded && !isNew && !post && !actionData
  const names = {
    coverImage: { '': t.form.noCover },
    categoryId: namesOf(choices.categories),
    authorId: namesOf(choices.authors),
  }
  const guard = useUnsavedGuard(t.form.unsaved, { wasTyped: Boolean(actionData), saved })
  // Fields are not reset by a save.
  const [savedAtFirst] = useState(saved)
  const isStaying = saved !== savedAtFirst && !actionData
  const version = isStaying ? savedVersion : (post?.version ?? null)
  const isSaved = saved !== null && !guard.isChanged && !actionData

  // Removes the parameter, so that a reload does not show the message again.
  useEffect(() => {
    if (saved) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [saved])

  return (
    <>
      <Link to={STAFF_BLOG_PATH} className="inline-flex min-h-11 items-center text-brand underline">
        {t.back}
      </Link>
      <h1 className="mt-2 text-2xl">{isNew ? t.form.addTitle : t.form.editTitle}</h1>
      {post && <PublishedState post={post} />}
      <div role="status" className="my-4">
        {!isLoaded && t.notLoaded}
        {isMissing && t.form.missing}
        {isSaved && <p className="font-semibold text-safe">{t.form.saved}</p>}
        <RefusalNote refusal={actionData} post={post} names={names} />
      </div>
      {(actionData || (isLoaded && !isMissing)) && (
        <PostForm
          post={post}
          newId={isNew ? id : null}
          version={isNew ? null : versionOfForm(version, actionData)}
          typed={actionData?.typed ?? null}
          problems={actionData?.problem === 'invalid' ? actionData.problems : {}}
          choices={choices}
          guard={guard}
        />
      )}
      {post && (
        <div className="mt-10">
          <History lines={post.log} choices={names} />
        </div>
      )}
    </>
  )
}

/** Returns the input for a rejection. */
function keptOf(form: FormData) {
  return { typed: readPostInput(form), id: idIn(form), version: versionIn(form) }
}

function PublishedState({ post }: { post: OpenedPost }) {
  const t = staffBlog.form
  if (!post.publishedAt) return <p className="mt-1 text-muted">{t.draft}</p>
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 text-muted">
      <span>
        {t.publishedOn} <ShortDate date={post.publishedAt} />
      </span>
      <Link
        reloadDocument
        to={`${BLOG_PATH}/${post.input.slug}`}
        className="inline-flex min-h-11 items-center text-brand underline"
      >
        {t.view}
      </Link>
    </p>
  )
}
