import { MAX_QUERY_LENGTH } from '#app/domain/list-address.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { FilterChoice, SearchField } from '#app/ui/search/search-fields.tsx'
import { SearchForm } from '#app/ui/search/search-form.tsx'
import { blogText } from '#words/blog.js'
import { type BlogFilters, blogFields } from '../blog-filters.ts'
import type { Category } from '../post.ts'

/** Search form for articles. Works without script. */
export function BlogForm({
  filters,
  categories,
}: {
  filters: BlogFilters
  categories: readonly Category[]
}) {
  const t = useText(blogText)
  const { q, category } = blogFields(filters)
  return (
    <SearchForm submit={t.search.submit} className="grid items-end gap-4 sm:grid-cols-[2fr_1fr]">
      <SearchField value={q} longest={MAX_QUERY_LENGTH} words={t.search} />
      <FilterChoice
        name="category"
        label={t.category}
        value={category}
        options={[
          ['', t.allCategories],
          ...categories.map(({ slug, name }) => [slug, name] as const),
        ]}
      />
    </SearchForm>
  )
}
