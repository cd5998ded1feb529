import { CATEGORY_SLUGS } from '#app/domain/category.ts'
import { MAX_QUERY_LENGTH } from '#app/domain/list-address.ts'
import { RISK_LEVELS } from '#app/domain/risk-level.ts'
import { SCAM_STATUSES } from '#app/domain/scam-status.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { FilterChoice, SearchField } from '#app/ui/search/search-fields.tsx'
import { SearchForm } from '#app/ui/search/search-form.tsx'
import { libraryText } from '#words/library/library.js'
import { ALL, filterFields, type ScamFilters } from '../scam-filters.ts'

/** The last select has its own row on narrow screens with two columns. */
const CHOICE = 'last-of-type:col-span-full sm:last-of-type:col-span-1'

/** Search and filter form. Works without script. */
export function LibraryForm({ filters }: { filters: ScamFilters }) {
  const t = useText(libraryText)
  const { q, risk, status, category } = filterFields(filters)
  return (
    <SearchForm
      submit={t.search.submit}
      className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]"
    >
      <SearchField
        value={q}
        longest={MAX_QUERY_LENGTH}
        words={t.search}
        className="col-span-full lg:col-span-1"
      />
      <FilterChoice
        name="risk"
        label={t.filters.risk}
        value={risk}
        options={[
          ['', t.filters.all],
          ...RISK_LEVELS.map((level) => [level, t.risks[level]] as const),
        ]}
        className={CHOICE}
      />
      <FilterChoice
        name="status"
        label={t.filters.status}
        value={status}
        options={[
          [ALL, t.filters.all],
          ...SCAM_STATUSES.map((known) => [known, t.statuses[known]] as const),
        ]}
        className={CHOICE}
      />
      <FilterChoice
        name="category"
        label={t.filters.category}
        value={category}
        options={[
          ['', t.filters.all],
          ...CATEGORY_SLUGS.map((slug) => [slug, t.categories[slug]] as const),
        ]}
        className={CHOICE}
      />
    </SearchForm>
  )
}
