import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { SubmitFailureNote } from '#app/features/staff-access/draft-recovery/submit-failure-note.tsx'
import type { useUnsavedGuard } from '#app/features/staff-access/draft-recovery/use-unsaved-guard.ts'
import { englishName } from '#app/features/texts/language-name.ts'
import { LanguageSection } from '#app/features/texts/language-section.tsx'
import { fieldIn } from '#app/features/texts/texts.ts'
import { DIRECTIONS, FALLBACK, LANGUAGES, type Locale, TRANSLATIONS } from '#app/i18n/locale.ts'
import { Button } from '#app/ui/button.tsx'
import { Choice, TextArea, TextField } from '#app/ui/staff/field.tsx'
import { staffBlog } from '#words/en/staff/staff-blog.js'
import type { OpenedPost } from '../open-post.server.ts'
import { STAFF_BLOG_PATH } from '../post-filters.ts'
import {
  isStarted,
  NEW_POST,
  type POST_WORDS,
  type PostChoices,
  type PostField,
  type PostInput,
  type PostProblems,
} from '../post-input.ts'
import { MAX_SLUG_LENGTH, slugOf } from '../slug.ts'
import { CoverChoice } from './cover-choice.tsx'
import { MarkdownField } from './markdown-field.tsx'

/** Form of an article. @param post null for a new one, and for one that is deleted or could not be loaded */
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
  /** Id for a new article; null when editing. */
  newId: string | null
  /** Version of the edited article; null for a new one. */
  version: string | null
  /** Unsaved input. */
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
  const problem = (name: PostField, locale: Locale = FALLBACK) => {
    const found = problems[name]
    const language = englishName(locale)
    return found === 'unfinished' ? t.problems.unfinished({ language }) : found && t.problems[found]
  }
  const field = (name: PostField, locale?: Locale) => ({
    name,
    defaultValue: initial[name],
    problem: problem(name, locale),
  })
  const labelIn = (label: string, locale: Locale) =>
    t.inLanguage({ language: englishName(locale), field: label.toLowerCase() })
  const inLanguage = (name: (typeof POST_WORDS)[number], locale: Locale) => ({
    ...field(fieldIn(name, locale), locale),
    label: labelIn(t[name], locale),
    lang: locale,
    dir: DIRECTIONS[locale],
  })

  // The form stays after saving; a generated slug is filled in then.
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
      <fieldset className="min-w-0 space-y-4 rounded-lg border border-line px-5 pb-5">
        <legend className="px-2 text-lg font-bold">{LANGUAGES[FALLBACK].name}</legend>
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
          language={FALLBACK}
          savedHtml={post?.html[FALLBACK] ?? ''}
          previewLabel={t.preview}
        />
      </fieldset>
      <p className="text-sm text-muted">{t.translations}</p>
      {TRANSLATIONS.map((locale) => (
        <LanguageSection key={locale} language={locale} isOpen={isStarted(initial, locale)}>
          <TextField {...inLanguage('title', locale)} />
          <TextArea {...inLanguage('excerpt', locale)} rows={3} />
          <MarkdownField
            {...inLanguage('content', locale)}
            hint={t.contentHint}
            language={locale}
            savedHtml={post?.html[locale] ?? ''}
            previewLabel={labelIn(t.preview, locale)}
          />
        </LanguageSection>
      ))}
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

const optionsOf = (choices: readonly { id: string; name: string }[]) =>
  choices.map(({ id, name }) => [id, name] as const)
