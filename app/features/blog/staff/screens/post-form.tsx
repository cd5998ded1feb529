import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { SubmitFailureNote } from '#app/features/staff-access/draft-recovery/submit-failure-note.tsx'
import type { useUnsavedGuard } from '#app/features/staff-access/draft-recovery/use-unsaved-guard.ts'
import { Button } from '#app/ui/button.tsx'
import { Choice, TextArea, TextField } from '#app/ui/staff/field.tsx'
import { staffBlog } from '#words/en/staff/staff-blog.js'
import type { OpenedPost } from '../open-post.server.ts'
import { STAFF_BLOG_PATH } from '../post-filters.ts'
import {
  NEW_POST,
  type PostChoices,
  type PostField,
  type PostInput,
  type PostProblems,
} from '../post-input.ts'
import { MAX_SLUG_LENGTH, slugOf } from '../slug.ts'
import { CoverChoice } from './cover-choice.tsx'
import { MarkdownField } from './markdown-field.tsx'

/** The form of an article. @param post null for a new one, and for one that is gone or could not be loaded */
export function PostForm({
  post,
  newId,
  version,
  typed,
  problems,
  choices,
  guard,
}: {
  post: OpenedPost | null
  /** For a new article; null for one that is edited. */
  newId: string | null
  /** Of the article that is edited; null for a new one. */
  version: string | null
  /** What was typed and not saved. */
  typed: PostInput | null
  problems: PostProblems
  choices: PostChoices
  guard: ReturnType<typeof useUnsavedGuard>
}) {
  const t = staffBlog.form
  const slug = useRef<HTMLInputElement>(null)
  const isSlugOwn = useRef(Boolean(typed?.slug))
  const isSending = useNavigation().formMethod === 'POST'
  const initial = typed ?? post?.input ?? NEW_POST
  const problem = (name: PostField) => problems[name] && t.problems[problems[name]]
  const field = (name: PostField) => ({
    name,
    defaultValue: initial[name],
    problem: problem(name),
  })

  // The form stays when it is saved, and an address that was left out is made then.
  useEffect(() => {
    if (post && slug.current?.value === '') slug.current.value = post.input.slug
  }, [post])

  return (
    <Form
      method="post"
      replace
      preventScrollReset
      noValidate
      onInput={guard.markChanged}
      onSubmit={guard.markSent}
      className="space-y-6"
    >
      {newId && <input type="hidden" name="id" value={newId} />}
      {version && <input type="hidden" name="version" value={version} />}
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <Language name={t.english} hint={t.englishHint}>
          <TextField
            {...field('title')}
            label={t.title}
            required
            onChange={(event) => {
              if (slug.current && !post && !isSlugOwn.current)
                slug.current.value = slugOf(event.target.value)
            }}
          />
          <TextArea {...field('excerpt')} label={t.excerpt} required rows={3} />
          <MarkdownField
            {...field('content')}
            label={t.content}
            hint={t.contentHint}
            required
            language="en"
            savedHtml={post?.html ?? ''}
            previewLabel={t.preview}
          />
        </Language>
        <Language name={t.arabic} hint={t.arabicHint}>
          <TextField {...field('titleAr')} label={t.titleAr} lang="ar" dir="rtl" />
          <TextArea {...field('excerptAr')} label={t.excerptAr} rows={3} lang="ar" dir="rtl" />
          <MarkdownField
            {...field('contentAr')}
            label={t.contentAr}
            dir="rtl"
            language="ar"
            savedHtml={post?.htmlAr ?? ''}
            previewLabel={t.previewAr}
          />
        </Language>
      </div>
      <TextField
        ref={slug}
        {...field('slug')}
        label={t.slug}
        hint={post?.publishedAt ? `${t.slugHint} ${t.slugMoves}` : t.slugHint}
        maxLength={MAX_SLUG_LENGTH}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          isSlugOwn.current = event.target.value !== ''
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          {...field('categoryId')}
          label={t.category}
          required
          options={[['', t.selectCategory], ...optionsOf(choices.categories)]}
          unlisted={t.chosenCategory}
        />
        <Choice
          {...field('authorId')}
          label={t.author}
          required
          options={[['', t.selectAuthor], ...optionsOf(choices.authors)]}
          unlisted={t.chosenAuthor}
        />
      </div>
      <CoverChoice
        covers={choices.covers}
        chosen={initial.coverImage}
        problem={problem('coverImage')}
      />
      <SubmitFailureNote held={guard.held} />
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Button type="submit" name="intent" value="save" disabled={isSending}>
          {isSending && t.saving}
          {!isSending && (post?.publishedAt ? t.save : t.saveDraft)}
        </Button>
        <Button
          type="submit"
          look="quiet"
          name="intent"
          value={post?.publishedAt ? 'unpublish' : 'publish'}
          disabled={isSending}
        >
          {post?.publishedAt ? t.unpublish : t.publish}
        </Button>
        {post && (
          <Link
            to={`${STAFF_BLOG_PATH}?delete=${post.id}`}
            className="inline-flex min-h-12 items-center px-4 font-semibold text-danger underline"
          >
            {t.delete}
          </Link>
        )}
      </div>
    </Form>
  )
}

function Language({
  name,
  hint,
  children,
}: {
  name: string
  hint: string
  children: React.ReactNode
}) {
  return (
    <fieldset className="min-w-0 space-y-4 rounded-lg border border-line px-5 pb-5">
      <legend className="px-2 text-lg font-bold">{name}</legend>
      {/* Beside each other both leave room for two lines, so that the fields stand level. */}
      <p className="text-sm text-muted lg:min-h-[2lh]">{hint}</p>
      {children}
    </fieldset>
  )
}

const optionsOf = (choices: readonly { id: string; name: string }[]) =>
  choices.map(({ id, name }) => [id, name] as const)
