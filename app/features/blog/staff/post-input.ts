import { type FieldIn, fieldIn, inEveryLanguage, type Texts } from '#app/features/texts/texts.ts'
import { FALLBACK, LOCALES, type Locale } from '#app/i18n/locale.ts'
import { isBlank, trimmed } from '#app/ui/form/invisible.ts'
import { toStorableText } from '#app/ui/form/typed-text.ts'
import type { PostText } from '../post.ts'
import { isSlug, slugOf } from './slug.ts'

/** The fields of an article in each language. */
export const POST_WORDS = ['title', 'excerpt', 'content'] as const

/** The form of an article, as typed. Contents are Markdown. Every language except English is optional. */
export type PostInput = Record<FieldIn<(typeof POST_WORDS)[number]>, string> & {
  slug: string
  /** Path of a cover, or empty. */
  coverImage: string
  categoryId: string
  authorId: string
}

export type PostField = keyof PostInput

/**
 * Error of a field. `unfinished`: the language has other fields filled in, but not this one. `unmade`: no
 * slug can be made from the title.
 */
export type PostProblem = 'missing' | 'too-long' | 'not-a-slug' | 'unmade' | 'taken' | 'unfinished'

export type PostProblems = Partial<Record<PostField, PostProblem>>

/** Options of the form. */
export type PostChoices = {
  categories: readonly { id: string; name: string }[]
  authors: readonly { id: string; name: string }[]
  /** Paths. */
  covers: readonly string[]
}

/** In UTF-16 code units. */
export const MAX_LENGTHS = { title: 150, excerpt: 300, content: 40_000 } as const

export const NEW_POST: PostInput = {
  ...inEveryLanguage(['title'], () => ''),
  slug: '',
  ...inEveryLanguage(['excerpt', 'content'], () => ''),
  coverImage: '',
  categoryId: '',
  authorId: '',
}

/** Parses the form. Missing fields are empty; an empty slug is derived from the title. */
export function readPostInput(form: FormData): PostInput {
  const names = Object.keys(NEW_POST) as PostField[]
  const typed = Object.fromEntries(
    names.map((name) => [name, toStorableText(String(form.get(name) ?? ''))]),
  ) as PostInput
  return { ...typed, slug: trimmed(typed.slug) || slugOf(typed.title) }
}

/** Returns whether any field of a language is filled in. */
export function isStarted(input: PostInput, locale: Locale): boolean {
  return POST_WORDS.some((name) => isFilled(input[fieldIn(name, locale)]))
}

/** Validates an article, by field. */
export function postProblems(input: PostInput, choices: PostChoices): PostProblems {
  const chosen = (id: string, among: readonly { id: string }[]) =>
    among.some((choice) => choice.id === id) ? undefined : 'missing'
  const problems: Partial<Record<PostField, PostProblem | undefined>> = {
    slug: slugProblem(input),
    ...inEveryLanguage(POST_WORDS, (name, locale) => {
      const text = input[fieldIn(name, locale)]
      if (locale === FALLBACK) return textProblem(text, MAX_LENGTHS[name])
      return isStarted(input, locale)
        ? textProblem(text, MAX_LENGTHS[name], 'unfinished')
        : undefined
    }),
    coverImage:
      input.coverImage === '' || choices.covers.includes(input.coverImage) ? undefined : 'missing',
    categoryId: chosen(input.categoryId, choices.categories),
    authorId: chosen(input.authorId, choices.authors),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

/** The content of an article field by field, as stored in the log. */
export type PostContent = Record<FieldIn<(typeof POST_WORDS)[number]>, string | null> &
  Record<(typeof POST_WORDS)[number], string> &
  Pick<PostInput, 'slug' | 'categoryId' | 'authorId'> & { coverImage: string | null }

/** Returns the columns for a valid form. */
export function contentOf(input: PostInput): PostContent {
  return {
    ...inEveryLanguage(POST_WORDS, (name, locale) => {
      const text = input[fieldIn(name, locale)]
      return locale === FALLBACK ? text.trim() : trimmed(text) || null
    }),
    slug: input.slug,
    coverImage: input.coverImage || null,
    categoryId: input.categoryId,
    authorId: input.authorId,
  } as PostContent
}

/** Returns the texts in the languages that are complete. */
export function textsOfContent(content: PostContent): Texts<PostText> {
  const written = LOCALES.flatMap((locale) => {
    const [title, excerpt, text] = POST_WORDS.map((name) => content[fieldIn(name, locale)])
    return title && excerpt && text ? [[locale, { title, excerpt, content: text }] as const] : []
  })
  return Object.fromEntries(written) as Texts<PostText>
}

const isFilled = (text: string) => !isBlank(text)

function textProblem(
  text: string,
  longest: number,
  empty: PostProblem = 'missing',
): PostProblem | undefined {
  if (!isFilled(text)) return empty
  return text.trim().length > longest ? 'too-long' : undefined
}

/** The slug is optional. Without a title, the missing title is reported instead. */
function slugProblem({ slug, title }: PostInput): PostProblem | undefined {
  if (slug === '') return isFilled(title) ? 'unmade' : undefined
  return isSlug(slug) ? undefined : 'not-a-slug'
}
