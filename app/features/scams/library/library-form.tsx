import { Form } from 'react-router'
import { CATEGORY_SLUGS } from '#app/domain/category.ts'
import { LONGEST_QUERY } from '#app/domain/list-address.ts'
import { RISK_LEVELS } from '#app/domain/risk-level.ts'
import { SCAM_STATUSES } from '#app/domain/scam-status.ts'
import { libraryText } from '#app/i18n/library/library.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { FilterChoice, SearchField } from '#app/ui/search/search-fields.tsx'
import type { QueryField } from '#app/ui/search/use-query-field.ts'
import { useSearchForm } from '#app/ui/search/use-search-form.ts'
import { ALL, readFilters, type ScamFilters, writeFilters } from '../scam-filters.ts'

/** The last one has a row of its own on narrow screens, where two stand side by side. */
const CHOICE = 'last-of-type:col-span-full sm:last-of-type:col-span-1'

/** Search and filters: a plain form that writes the address. With script each change applies by itself. */
export function LibraryForm({ filters, field }: { filters: ScamFilters; field: QueryField }) {
  const t = useText(libraryText)
  const form = useSearchForm(field, {
    read: readFilters,
    write: (wanted) => String(writeFilters(wanted)),
  })
  return (
    <Form
      {...form}
      className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]"
    >
      <SearchField
        field={field}
        longest={LONGEST_QUERY}
        words={t.search}
        className="col-span-full lg:col-span-1"
      />
      <FilterChoice
        name="risk"
        label={t.filters.risk}
        value={filters.risk ?? ''}
        options={[
          ['', t.filters.all],
          ...RISK_LEVELS.map((risk) => [risk, t.risks[risk]] as const),
        ]}
        className={CHOICE}
      />
      <FilterChoice
        name="status"
        label={t.filters.status}
        value={filters.status ?? ALL}
        options={[
          [ALL, t.filters.all],
          ...SCAM_STATUSES.map((status) => [status, t.statuses[status]] as const),
        ]}
        className={CHOICE}
      />
      <FilterChoice
        name="category"
        label={t.filters.category}
        value={filters.category ?? ''}
        options={[
          ['', t.filters.all],
          ...CATEGORY_SLUGS.map((category) => [category, t.categories[category]] as const),
        ]}
        className={CHOICE}
      />
      <noscript>
        <Button type="submit" className="w-full sm:w-auto">
          {t.search.submit}
        </Button>
      </noscript>
    </Form>
  )
}
