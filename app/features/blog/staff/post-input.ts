import { isBlank, trimmed } from '#app/ui/form/invisible.ts'
import { toStorableText } from '#app/ui/form/typed-text.ts'
import { isSlug, slugOf } from './slug.ts'

/** The form of an article, as typed. Contents are Markdown. */
export type PostInput = {
  title: string
  titleAr: string
  slug: string
  excerpt: string
  excerptAr: string
  content: string
  contentAr: string
  /** The path of a cover, or nothing. */
  coverImage: string
  categoryId: string
  authorId: string
}

export type PostField = keyof PostInput

/**
 * What is wrong with a field. `unfinished`: some of the Arabic is there, and this is not. `unmade`: no address can be made from the
 * title.
 */
export type PostProblem = 'missing' | 'too-long' | 'not-a-slug' | 'unmade' | 'taken' | 'unfinished'

export type PostProblems = Partial<Record<PostField, PostProblem>>

/** What there is to choose from. */
export type PostChoices = {
  categories: readonly { id: string; name: string }[]
  authors: readonly { id: string; name: string }[]
  /** Paths. */
  covers: readonly string[]
}

/** In UTF-16 code units. */
export const MAX_LENGTHS = { title: 150, excerpt: 300, content: 40_000 } as const

export const NEW_POST: PostInput = {
  title: '',
  titleAr: '',
  slug: '',
  excerpt: '',
  excerptAr: '',
  content: '',
  contentAr: '',
  coverImage: '',
  categoryId: '',
  authorId: '',
}

/** Reads the form of an article. What is missing is empty; an empty slug is made from the title. */
export function readPostInput(form: FormData): PostInput {
  const names = Object.keys(NEW_POST) as PostField[]
  const typed = Object.fromEntries(
    names.map((name) => [name, toStorableText(String(form.get(name) ?? ''))]),
  ) as PostInput
  return { ...typed, slug: trimmed(typed.slug) || slugOf(typed.title) }
}

/** What is wrong with an article, by field. */
export function postProblems(input: PostInput, choices: PostChoices): PostProblems {
  const hasArabic = [input.titleAr, input.excerptAr, input.contentAr].some(isFilled)
  const arabic = (text: string, longest: number) =>
    hasArabic ? textProblem(text, longest, 'unfinished') : undefined
  const chosen = (id: string, among: readonly { id: string }[]) =>
    among.some((choice) => choice.id === id) ? undefined : 'missing'
  const problems: PostProblems = {
    title: textProblem(input.title, MAX_LENGTHS.title),
    titleAr: arabic(input.titleAr, MAX_LENGTHS.title),
    slug: slugProblem(input),
    excerpt: textProblem(input.excerpt, MAX_LENGTHS.excerpt),
    excerptAr: arabic(input.excerptAr, MAX_LENGTHS.excerpt),
    content: textProblem(input.content, MAX_LENGTHS.content),
    contentAr: arabic(input.contentAr, MAX_LENGTHS.content),
    coverImage:
      input.coverImage === '' || choices.covers.includes(input.coverImage) ? undefined : 'missing',
    categoryId: chosen(input.categoryId, choices.categories),
    authorId: chosen(input.authorId, choices.authors),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

/** What an article holds of a form that has no problems. */
export function contentOf(input: PostInput) {
  return {
    title: input.title.trim(),
    titleAr: trimmed(input.titleAr) || null,
    slug: input.slug,
    excerpt: input.excerpt.trim(),
    excerptAr: trimmed(input.excerptAr) || null,
    content: input.content.trim(),
    contentAr: trimmed(input.contentAr) || null,
    coverImage: input.coverImage || null,
    categoryId: input.categoryId,
    authorId: input.authorId,
  }
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

/** An address may be left out: without a title the title is what is missing. */
function slugProblem({ slug, title }: PostInput): PostProblem | undefined {
  if (slug === '') return isFilled(title) ? 'unmade' : undefined
  return isSlug(slug) ? undefined : 'not-a-slug'
}
