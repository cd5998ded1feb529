import { libraryText } from '#app/i18n/library/library.ts'
import { reportText } from '#app/i18n/report.ts'
import { useText } from '#app/i18n/use-text.tsx'

export type Category = { id: string; slug: string; name: string }

/** The choices of a category, in the visitor's language where we have the word. What was chosen stays one of them. */
export function CategoryOptions({
  categories,
  chosen,
}: {
  categories: readonly Category[]
  chosen: string
}) {
  const t = useText(reportText)
  const names: Readonly<Record<string, string>> = useText(libraryText).categories
  const isKnown = chosen === '' || categories.some(({ id }) => id === chosen)
  return (
    <>
      <option value="">{t.selectCategory}</option>
      {!isKnown && <option value={chosen}>{t.chosenCategory}</option>}
      {categories.map(({ id, slug, name }) => (
        <option key={id} value={id}>
          {names[slug] ?? name}
        </option>
      ))}
    </>
  )
}
