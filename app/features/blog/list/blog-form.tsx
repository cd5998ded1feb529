import { useEffect, useId, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { useQueryField } from '#app/features/scams/library/use-query-field.ts'
import { LONGEST_QUERY } from '#app/features/scams/search-text.ts'
import { blogText } from '#app/i18n/blog.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { type BlogFilters, blogSearch, readBlogFilters } from '../blog-filters.ts'
import type { Category } from '../post.ts'

const TYPING_PAUSE_MS = 300
const FIELD = 'mt-1 block min-h-12 w-full rounded-md border border-line-strong bg-raised px-3.5'

/**
 * Search and category: a plain form that writes the address. With script each change applies by itself; words once
 * typing pauses, in one step of the history. The fields follow the address (by Back, say).
 */
export function BlogForm({
  filters,
  categories,
}: {
  filters: BlogFilters
  categories: readonly Category[]
}) {
  const t = useText(blogText)
  const ids = { query: useId(), category: useId() }
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const choice = useRef<HTMLSelectElement>(null)
  const field = useQueryField(filters.query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (choice.current) choice.current.value = filters.category ?? ''
  }, [filters.category])

  function apply(change: 'words' | 'category') {
    clearTimeout(timer.current)
    if (!form.current) return
    // Asked of the browser, for a step that was taken a moment ago is not rendered yet.
    const replace =
      change === 'words' && readBlogFilters(new URLSearchParams(location.search)).query !== ''
    const fields = [...new FormData(form.current)] as [string, string][]
    const wanted = readBlogFilters(new URLSearchParams(fields))
    field.sent(wanted.query)
    navigate({ search: blogSearch(wanted) }, { replace, preventScrollReset: true })
  }

  return (
    <Form
      ref={form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        apply('words')
      }}
      className="grid items-end gap-4 sm:grid-cols-[2fr_1fr]"
    >
      <div>
        <label htmlFor={ids.query} className="font-semibold">
          {t.search.label}
        </label>
        <input
          id={ids.query}
          type="search"
          name="q"
          dir="auto"
          value={field.query}
          maxLength={LONGEST_QUERY}
          placeholder={t.search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => {
            field.type(event.target.value)
            clearTimeout(timer.current)
            timer.current = setTimeout(() => apply('words'), TYPING_PAUSE_MS)
          }}
          className={`${FIELD} placeholder:text-muted`}
        />
      </div>
      <div>
        <label htmlFor={ids.category} className="font-semibold">
          {t.category}
        </label>
        <select
          ref={choice}
          id={ids.category}
          name="category"
          defaultValue={filters.category ?? ''}
          onChange={() => apply('category')}
          className={FIELD}
        >
          <option value="">{t.allCategories}</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <noscript>
        <Button type="submit">{t.search.submit}</Button>
      </noscript>
    </Form>
  )
}
