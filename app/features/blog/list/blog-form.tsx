import { Form } from 'react-router'
import { LONGEST_QUERY } from '#app/domain/list-address.ts'
import { blogText } from '#app/i18n/blog.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { FilterChoice, SearchField } from '#app/ui/search/search-fields.tsx'
import { useQueryField } from '#app/ui/search/use-query-field.ts'
import { useSearchForm } from '#app/ui/search/use-search-form.ts'
import { type BlogFilters, blogSearch, readBlogFilters } from '../blog-filters.ts'
import type { Category } from '../post.ts'

/** Search and category: a plain form that writes the address. With script each change applies by itself. */
export function BlogForm({
  filters,
  categories,
}: {
  filters: BlogFilters
  categories: readonly Category[]
}) {
  const t = useText(blogText)
  const field = useQueryField(filters.query)
  const form = useSearchForm(field, { read: readBlogFilters, write: blogSearch })
  return (
    <Form {...form} className="grid items-end gap-4 sm:grid-cols-[2fr_1fr]">
      <SearchField field={field} longest={LONGEST_QUERY} words={t.search} />
      <FilterChoice
        name="category"
        label={t.category}
        value={filters.category ?? ''}
        options={[
          ['', t.allCategories],
          ...categories.map(({ slug, name }) => [slug, name] as const),
        ]}
      />
      <noscript>
        <Button type="submit">{t.search.submit}</Button>
      </noscript>
    </Form>
  )
}
