import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type {
  SeedAuthor,
  SeedBlogCategory,
  SeedPost,
  SeedPostText,
  SeedScam,
  SeedScamText,
  Texts,
} from '../../database/seed/types.ts'
import { checkBy, parseYaml, readYamlFiles, refuse } from '../checked-yaml.ts'

type Facts<Seed> = Readonly<Record<string, Omit<Seed, 'slug' | 'texts'>>>

/** The names of one language in a names file. */
type Names = Readonly<Record<'categories' | 'authors', Readonly<Record<string, string>>>>

type BlogFile = {
  readonly categories: readonly string[]
  readonly authors: Readonly<Record<string, Pick<SeedAuthor, 'avatarUrl'>>>
  readonly posts: Facts<SeedPost>
}

/** A text and its location. */
type Found<Text> = { locale: string; slug: string; text: Text; file: string }

const ENTRIES = 'entries.yaml'
const BLOG = 'blog.yaml'
const FRONT_MATTER = /^---\r?\n(.*?)^---\r?\n(.*)$/ms

/**
 * Returns the entries of a new library.
 * @param folder database/seed
 * @throws with one line per fault of a file
 */
export function readScams(folder: string): SeedScam[] {
  const place = join(folder, 'scams')
  const isFacts = (name: string) => name === ENTRIES
  const [facts] = readYamlFiles<Facts<SeedScam>>(place, 'entries.schema.json', isFacts)
  const files = readYamlFiles<Record<string, SeedScamText>>(
    place,
    'texts.schema.json',
    (name) => !isFacts(name),
  )
  const entries = facts?.file ?? {}
  const textsOf = byLanguage(
    Object.keys(entries),
    files.flatMap(({ name, file }) =>
      Object.entries(file).map(([slug, text]) => ({
        locale: dirname(name),
        slug,
        text,
        file: name,
      })),
    ),
  )
  return Object.entries(entries).map(([slug, fact]) => ({ slug, ...fact, texts: textsOf(slug) }))
}

/** Returns a new blog. @param folder database/seed @throws with one line per fault of a file */
export function readBlog(folder: string): {
  categories: SeedBlogCategory[]
  authors: SeedAuthor[]
  posts: SeedPost[]
} {
  const place = join(folder, 'blog')
  const isFacts = (name: string) => name === BLOG
  const [facts] = readYamlFiles<BlogFile>(place, 'blog.schema.json', isFacts)
  const { categories, authors, posts } = facts?.file ?? { categories: [], authors: {}, posts: {} }
  refuse(
    Object.entries(posts).flatMap(([slug, { category, author }]) => [
      ...(categories.includes(category) ? [] : [`${BLOG}: ${slug}: no category ${category}`]),
      ...(author in authors ? [] : [`${BLOG}: ${slug}: no author ${author}`]),
    ]),
  )
  const names = readYamlFiles<Names>(place, 'names.schema.json', (name) => !isFacts(name))
  const namesOf = (kind: keyof Names, slugs: readonly string[]) =>
    byLanguage(
      slugs,
      names.flatMap(({ name, file }) =>
        Object.entries(file[kind]).map(([slug, text]) => ({
          locale: dirname(name),
          slug,
          text,
          file: name,
        })),
      ),
    )
  const nameOfCategory = namesOf('categories', categories)
  const nameOfAuthor = namesOf('authors', Object.keys(authors))
  const articleOf = byLanguage(Object.keys(posts), readArticles(place))
  return {
    categories: categories.map((slug) => ({ slug, names: nameOfCategory(slug) })),
    authors: Object.entries(authors).map(([slug, author]) => ({
      slug,
      ...author,
      names: nameOfAuthor(slug),
    })),
    posts: Object.entries(posts).map(([slug, fact]) => ({
      slug,
      ...fact,
      texts: articleOf(slug),
    })),
  }
}

/** Returns the articles in all languages, which are Markdown files with YAML front matter. */
function readArticles(folder: string): Found<SeedPostText>[] {
  const faultsOf = checkBy(join(folder, 'article.schema.json'))
  const faults: string[] = []
  const found = globSync('*/*.md', { cwd: folder })
    .sort()
    .map((file) => {
      const [, head = '', body = ''] =
        FRONT_MATTER.exec(readFileSync(join(folder, file), 'utf8')) ?? []
      const words = parseYaml(file, head) as Omit<SeedPostText, 'content'>
      const content = body.replaceAll('\r\n', '\n').trim()
      faults.push(...faultsOf(file, words))
      if (!content) faults.push(`${file}: no text below the second line of three dashes`)
      return {
        locale: dirname(file),
        slug: basename(file, '.md'),
        text: { ...words, content },
        file,
      }
    })
  refuse(faults)
  return found
}

/** Returns the texts of each slug by language. @throws for an unknown slug, a duplicate, or a slug without English */
function byLanguage<Text>(
  slugs: readonly string[],
  found: readonly Found<Text>[],
): (slug: string) => Texts<Text> {
  const texts = new Map(slugs.map((slug) => [slug, {} as Record<string, Text>]))
  const faults: string[] = []
  for (const { locale, slug, text, file } of found) {
    const own = texts.get(slug)
    if (!own) faults.push(`${file}: nothing is called ${slug}`)
    else if (locale in own) faults.push(`${file}: ${slug} stands in two files of ${locale}`)
    else own[locale] = text
  }
  for (const [slug, own] of texts) if (!('en' in own)) faults.push(`${slug} has no English`)
  refuse(faults)
  return (slug) => texts.get(slug) as Texts<Text>
}
